import { type ArticleClass, articleClasses } from "#domain/articles/article-content.ts";
import { countArticles, listArticles } from "#domain/articles/list-articles.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { notFound } from "../request/not-found.ts";
import { readPageNumber } from "../request/page-number.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { describeList, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { GrowingList } from "../ui/lists/growing-list.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHead } from "../ui/page/page-head.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/list-page";
import { classCopy, listPath, newsPath } from "./addresses.ts";
import { ArticleRows } from "./article-rows.tsx";
import { feedLink } from "./feed-link.ts";
import { NewsMenu } from "./news-menu.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

/** The articles of one class, or of all when the address names none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const page = readPageNumber(params.page);
  const name = params.class === undefined ? undefined : classNamed(params.class);
  if (name !== params.class) {
    throw redirectTo({ lang: params.lang, path: listPath({ class: name, page }) });
  }
  const [copy, counts, articles] = await Promise.all([
    getPageCopy({ page: "news", ...reader }),
    countArticles(),
    listArticles({ ...(name && { class: name }), page, ...reader }),
  ]);
  if (page > articles.pages) throw notFound();
  return { class: name, copy, counts, articles };
}

function classNamed(written: string): ArticleClass {
  const found = articleClasses.find((name) => name === written.toLowerCase());
  if (!found) throw notFound();
  return found;
}

function headOf({ class: name, copy }: { class: ArticleClass | undefined; copy: Copy }) {
  return name
    ? classCopy({ copy, class: name })
    : { title: m.news_all_articles(), lead: m.news_all_articles_lead() };
}

function crumbs({ class: name, copy }: Loaded) {
  return [
    { to: newsPath, label: copy["hero.title"] ?? "" },
    { to: listPath({ class: name }), label: headOf({ class: name, copy }).title },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  const { class: name, copy, articles } = loaderData;
  const { title, lead } = headOf({ class: name, copy });
  const own = `${plain(title)} – ${plain(copy["hero.title"] ?? "")}`;
  return [
    ...pageMeta({
      ...site,
      path: listPath({ class: name, page: articles.page }),
      title: articles.page === 1 ? own : m.title_on_page({ title: own, page: articles.page }),
      description: describeList({ lead, ...articles }),
      keywords: copy["seo.keywords"],
      picture: articles.entries[0]?.cover,
      jsonLd: [breadcrumbList({ site, crumbs: crumbs(loaderData) })],
    }),
    feedLink(site),
  ];
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { class: name, copy, counts, articles } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs(loaderData)} />
      <PageHead {...headOf({ class: name, copy })} />
      <NewsMenu copy={copy} counts={counts} current={name ?? "all"} />
      <div className="page-width pt-4 pb-[clamp(3.5rem,9vw,8.5rem)]">
        {articles.total === 0 ? (
          <EmptyState
            title={plain(copy["empty.title"] ?? "")}
            text={<Text>{copy["empty.lead"]}</Text>}
          />
        ) : (
          <GrowingList {...articles} href={(page) => listPath({ class: name, page })}>
            <ArticleRows copy={copy} articles={articles.entries} withClass={!name} />
          </GrowingList>
        )}
      </div>
    </>
  );
}
