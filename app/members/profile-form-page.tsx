import { listProfileOptions } from "#domain/members/profiles.ts";
import { m } from "#text";
import { saveSession } from "../api/session.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { changeOwn, useOwnRecord } from "../member-area/use-own-record.ts";
import { lang } from "../request/request-context.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { Link } from "../ui/controls/link.tsx";
import { tradeList, tradeNames } from "../ui/format/trade-names.ts";
import { controlClass, Field, TextArea, TextField } from "../ui/forms/field.tsx";
import type { Route } from "./+types/profile-form-page";
import { Avatar } from "./avatar.tsx";
import { OwnForm } from "./own-form.tsx";
import type { OwnAccount } from "./own-types.ts";
import { ProfileStateNote } from "./profile-state.tsx";

/** The same for everybody: what there is to choose from. */
export function loader({ context }: Route.LoaderArgs) {
  return listProfileOptions({ lang: context.get(lang) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users/editProfile", title: m.member_profile() });

export default function ProfileFormPage({ loaderData }: Route.ComponentProps) {
  const { value: account, failure, setValue } = useOwnRecord<OwnAccount>("me");

  async function save(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? "");
    const body = {
      name: text("name"),
      trade: text("trade"),
      country: text("country"),
      languages: values.getAll("languages"),
      about: text("about"),
      listed: values.has("listed"),
      version: account?.version,
    };
    const saved = await changeOwn<OwnAccount>({ path: "profile", body });
    saveSession({ member: saved.name });
    setValue(saved);
  }

  return (
    <AreaPage
      title={m.member_profile()}
      lead={m.member_profile_lead()}
      isReady={account !== undefined}
      failure={failure}
    >
      {account && (
        <>
          <div className="mb-8 flex flex-wrap items-center gap-6">
            <Avatar account={account} className="size-20" />
            <div>
              <Link
                to="/users/setavator"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {m.avatar_change()}
              </Link>
              <ProfileStateNote account={account} />
            </div>
          </div>
          <Fields account={account} options={loaderData} onSave={save} />
        </>
      )}
    </AreaPage>
  );
}

type Options = ReturnType<typeof listProfileOptions>;

function Fields({
  account,
  options: { countries, languages },
  onSave,
}: {
  account: OwnAccount;
  options: Options;
  onSave: (values: FormData) => Promise<void>;
}) {
  return (
    <OwnForm onSave={onSave}>
      {(problems) => (
        <>
          <TextField
            label={m.apply_name()}
            name="name"
            defaultValue={account.name}
            autoComplete="name"
            maxLength={80}
            error={problems("name")}
            required
          />
          <Field label={m.trade()}>
            {(control) => (
              <select
                {...control}
                name="trade"
                defaultValue={account.trade}
                className={`h-12 ${controlClass}`}
              >
                {tradeList.map((trade) => (
                  <option key={trade} value={trade}>
                    {tradeNames[trade]()}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={m.inquiry_country()} optional>
            {(control) => (
              <select
                {...control}
                name="country"
                defaultValue={account.country}
                autoComplete="country"
                className={`h-12 ${controlClass}`}
              >
                <option value="">{m.choose()}</option>
                {countries.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <fieldset>
            <legend className="mb-1.5 font-medium">{m.spoken_languages()}</legend>
            <ul className="grid grid-cols-2 gap-x-6 tablet:grid-cols-3">
              {languages.map(({ value, label }) => (
                <li key={value}>
                  <label className="inline-flex min-h-10 items-center gap-2.5">
                    <input
                      type="checkbox"
                      name="languages"
                      value={value}
                      defaultChecked={account.languages.includes(value)}
                      className="size-4 accent-oak-deep"
                    />
                    {label}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <TextArea
            label={m.about_me()}
            hint={m.about_me_hint()}
            name="about"
            defaultValue={account.about}
            error={problems("about")}
            dir="auto"
            rows={6}
            optional
          />
          <label className="flex items-start gap-3 border-t border-line pt-6">
            <input
              type="checkbox"
              name="listed"
              defaultChecked={account.listed}
              className="mt-1.5 size-4 shrink-0 accent-oak-deep"
            />
            <span>
              <span className="font-medium">{m.list_me()}</span>
              <br />
              <span className="text-sm text-felt">{m.list_me_hint()}</span>
            </span>
          </label>
        </>
      )}
    </OwnForm>
  );
}
