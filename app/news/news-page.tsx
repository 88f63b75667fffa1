import { articleClasses } from "#domain/articles/article-content.ts";
import { countArticles, listArticles } from "#domain/articles/list-articles.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { copyMeta } from "../page-copy/copy-meta.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { lang } from "../request/request-context.ts";
import { siteOf } from "../seo/page-meta.ts";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/news-page";
import { newsPath } from "./addresses.ts";
import { ClassBand } from "./class-band.tsx";
import { feedLink } from "./feed-link.ts";
import { LeadStory, leadStorySizes } from "./lead-story.tsx";
import { NewsEnd } from "./news-end.tsx";
import { NewsMenu } from "./news-menu.tsx";
import { Notices } from "./notices.tsx";

/** One more than a band shows, because the newest of all stands above the bands. */
const perClass = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const [copy, counts, ...lists] = await Promise.all([
    getPageCopy({ page: "news", ...reader }),
    countArticles(),
    ...articleClasses.map((name) => listArticles({ class: name, size: perClass, ...reader })),
  ]);
  const newest = lists.flatMap(({ entries }) => entries);
  const [lead] = newest
    .filter((article) => article.class !== "notice")
    .sort((a, b) => b.date.localeCompare(a.date));
  const bands = counts.map(({ class: name, count }) => ({
    class: name,
    count,
    articles: newest
      .filter((article) => article.class === name && article.id !== lead?.id)
      .slice(0, perClass - 1),
  }));
  return { copy, counts, lead, bands };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...copyMeta({
          matches,
          copy: loaderData.copy,
          crumbs: crumbs(loaderData.copy),
          picture: loaderData.lead?.cover,
          sizes: leadStorySizes,
        }),
        feedLink(siteOf(matches)),
      ]
    : [];

function crumbs(copy: Copy) {
  return [{ to: newsPath, label: copy["hero.title"] ?? "" }];
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  const { copy, counts, lead, bands } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs(copy)} />
      <PageHead title={copy["hero.title"]} lead={copy["hero.lead"]} />
      <NewsMenu copy={copy} counts={counts} />
      {lead && <LeadStory copy={copy} article={lead} />}
      {bands.map((band) =>
        band.class === "notice" ? (
          <Notices key={band.class} copy={copy} {...band} />
        ) : (
          <ClassBand key={band.class} copy={copy} {...band} />
        ),
      )}
      <NewsEnd />
    </>
  );
}
