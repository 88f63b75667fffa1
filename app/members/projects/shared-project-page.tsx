import { data } from "react-router";
import { openSharedProject } from "#domain/projects/share-project.ts";
import { m } from "#text";
import { lang } from "../../request/request-context.ts";
import { pageMeta, siteOf } from "../../seo/page-meta.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { PageHead } from "../../ui/page/page-head.tsx";
import type { Route } from "./+types/shared-project-page";
import { WorkList } from "./work-list.tsx";

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const project = await openSharedProject({ token, lang: context.get(lang) });
  // The page itself says so: whoever got the link has somebody to ask.
  if (!project) return data({ token, name: undefined, entries: [] }, { status: 404 });
  const entries = project.entries.map((entry) => ({
    ...entry,
    createdAt: entry.createdAt.toISOString(),
  }));
  return data({ token, name: project.name, entries });
}

/** Whoever has the address may see it: it is kept nowhere and told to nobody. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        ...siteOf(matches),
        path: `/shared/${loaderData.token}`,
        title: loaderData.name ?? m.shared_project_ended(),
        description: m.shared_project_lead(),
        keywords: m.member_projects(),
        index: false,
      })
    : [];

export default function SharedProjectPage({ loaderData: { name, entries } }: Route.ComponentProps) {
  if (name === undefined) return <Ended />;
  return (
    <>
      <PageHead title={name} lead={m.shared_project_lead()} />
      <div className="page-width pb-24">
        {entries.length > 0 ? <WorkList entries={entries} /> : <p>{m.project_empty()}</p>}
      </div>
    </>
  );
}

function Ended() {
  return (
    <PageHead title={m.shared_project_ended()} lead={m.shared_project_ended_text()}>
      <div className="mt-8">
        <ButtonLink to="/">{m.error_home()}</ButtonLink>
      </div>
    </PageHead>
  );
}
