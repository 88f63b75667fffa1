import type { listProfileChoices, ProfileFilter } from "#domain/members/profiles.ts";
import { m } from "#text";
import { buttonClass } from "../ui/button.tsx";
import { controlClass, Field } from "../ui/field.tsx";
import { Link, localHref } from "../ui/link.tsx";
import { tradeNames } from "../ui/trade-names.ts";

type Choices = Awaited<ReturnType<typeof listProfileChoices>>;

/** A form that asks for another page of the directory: it works without JavaScript. */
export function NarrowDown({ filter, choices }: { filter: ProfileFilter; choices: Choices }) {
  const trades = choices.trades.map((trade) => ({ value: trade, label: tradeNames[trade]() }));
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <form
      action={localHref("/profiles")}
      className="mb-10 grid items-end gap-4 tablet:grid-cols-[repeat(3,1fr)_auto]"
    >
      <Choice label={m.trade()} name="trade" chosen={filter.trade} options={trades} />
      <Choice
        label={m.inquiry_country()}
        name="country"
        chosen={filter.country}
        options={choices.countries}
      />
      <Choice
        label={m.language()}
        name="language"
        chosen={filter.language}
        options={choices.languages}
      />
      <p className="flex gap-4">
        <button type="submit" className={buttonClass()}>
          {m.profiles_filter()}
        </button>
        {isNarrowed && (
          <Link to="/profiles" className="inline-flex min-h-12 items-center underline">
            {m.profiles_all()}
          </Link>
        )}
      </p>
    </form>
  );
}

function Choice({
  label,
  name,
  chosen,
  options,
}: {
  label: string;
  name: string;
  chosen: string | undefined;
  options: { value: string; label: string }[];
}) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          key={chosen}
          {...control}
          name={name}
          defaultValue={chosen ?? ""}
          className={`h-12 ${controlClass}`}
        >
          <option value="">{m.profiles_any()}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
