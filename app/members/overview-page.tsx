import { useEffect } from "react";
import { m } from "#text";
import { saveSession } from "../api/session.ts";
import { signOut } from "../api/sign-in.ts";
import { releaseBasket } from "../basket/sync-basket.client.ts";
import { draft } from "../inquiry-form/draft.ts";
import { AreaPage } from "../member-area/area-page.tsx";
import { useOwnRecord } from "../member-area/use-own-record.ts";
import { accountMeta } from "../seo/account-meta.ts";
import { buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import type { Route } from "./+types/overview-page";
import { Avatar } from "./avatar.tsx";
import type { OwnAccount } from "./own-types.ts";
import { ProfileStateNote } from "./profile-state.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta({ matches, path: "/users", title: m.account() });

const ways = [
  { to: "/users/editProfile", title: m.member_profile, text: m.member_profile_text },
  { to: "/users/projects", title: m.member_projects, text: m.member_projects_text },
  { to: "/users/myresume", title: m.member_resume, text: m.member_resume_text },
  { to: "/users/artlist", title: m.member_articles, text: m.member_articles_text },
  { to: "/users/applications", title: m.member_applications, text: m.member_applications_text },
];

async function leave() {
  await releaseBasket();
  // Whoever uses this device next is somebody else.
  draft.forget();
  await signOut();
}

export default function OverviewPage() {
  const { value: account, failure } = useOwnRecord<OwnAccount>("me");
  useEffect(() => {
    if (account) saveSession({ member: account.name });
  }, [account]);
  return (
    <AreaPage
      title={m.account()}
      lead={m.member_lead()}
      isReady={account !== undefined}
      failure={failure}
    >
      {account && (
        <>
          <div className="flex flex-wrap items-center gap-6 border-b border-line pb-8">
            <Avatar account={account} className="size-24" />
            <div className="grow">
              <p className="text-2xl font-semibold">
                <bdi>{account.name}</bdi>
              </p>
              <p className="text-felt">
                <bdi dir="ltr">{account.email}</bdi>
              </p>
              <ProfileStateNote account={account} />
            </div>
            <button type="button" onClick={leave} className={buttonClass("outline")}>
              {m.sign_out()}
            </button>
          </div>
          <ul className="mt-8 grid gap-x-10 gap-y-8 tablet:grid-cols-2">
            {ways.map(({ to, title, text }) => (
              <li key={to}>
                <h2 className="text-xl">
                  <Link to={to} className="text-oak-deep underline-offset-4 hover:underline">
                    {title()}
                  </Link>
                </h2>
                <p className="mt-1 text-felt">{text()}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </AreaPage>
  );
}
