import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { listTopics } from "#domain/topics/get-topics.ts";
import { m } from "#text";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/topics-page";
import { topicsPath } from "./addresses.ts";
import { TopicCards } from "./topic-cards.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, topics] = await Promise.all([
    getPageCopy({ page: "topics", ...reader }),
    listTopics(reader),
  ]);
  return { copy, topics };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? copyMeta({
        matches,
        copy: { "seo.title": m.nav_topics(), ...loaderData.copy },
        crumbs: crumbs(loaderData.copy),
        picture: loaderData.topics[0]?.picture,
      })
    : [];

const titleOf = (copy: Copy) => copy["hero.title"] ?? m.nav_topics();
const crumbs = (copy: Copy) => [{ to: topicsPath, label: titleOf(copy) }];

export default function TopicsPage({ loaderData: { copy, topics } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs(copy)} />
      <PageHead title={titleOf(copy)} lead={copy["hero.lead"]} />
      <div className="page-width pb-[clamp(3.5rem,9vw,8.5rem)]">
        <TopicCards topics={topics} heading="h2" />
      </div>
    </>
  );
}
