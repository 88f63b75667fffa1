import { splitAtFigures } from "#domain/articles/figures-in-text.ts";
import { getArticle } from "#domain/articles/get-article.ts";
import { listRelatedArticles } from "#domain/articles/list-related-articles.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getExampleRoom } from "#domain/figures/get-example-room.ts";
import { language } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { absolute, pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList, faqPage } from "../seo/structured-data.ts";
import { ShareLinks } from "../ui/controls/share-links.tsx";
import { Breadcrumb, type Crumb } from "../ui/page/breadcrumb.tsx";
import { SameRecord } from "../ui/page/same-record.tsx";
import { picturePreload } from "../ui/pictures/picture.tsx";
import { Prose } from "../ui/text/prose.tsx";
import type { Route } from "./+types/article-page";
import { articlePath, classCopy, listPath, newsPath } from "./addresses.ts";
import { ArticleHead, coverSizes } from "./article-head.tsx";
import { ContentsList } from "./contents-list.tsx";
import { ArticleFigure } from "./figures/article-figure.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Questions } from "./questions.tsx";
import { Related } from "./related.tsx";
import { Sources } from "./sources.tsx";
import { articleData } from "./structured-data.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const article = await getArticle({ id: params.id.toLowerCase(), ...reader });
  if (!article) throw notFound();
  const path = articlePath(article);
  if (article.id !== params.id) throw redirectTo({ lang: params.lang, path });
  const parts = splitAtFigures(article.body);
  const hasExample = parts.some((part) => part.kind === "figure" && part.name === "example-room");
  const [copy, related, example] = await Promise.all([
    getPageCopy({ page: "news", ...reader }),
    listRelatedArticles({ ...article, ...reader }),
    hasExample ? getExampleRoom(reader) : undefined,
  ]);
  return {
    ...{ article, parts, example },
    related,
    url: absolute({ origin: new URL(request.url).origin, ...reader, path }),
    crumbs: [
      { to: newsPath, label: copy["hero.title"] ?? "" },
      { to: listPath(article), label: classCopy({ copy, class: article.class }).title },
      { to: path, label: article.title },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { article, crumbs } = loaderData;
  const site = siteOf(matches);
  const questions = (article.questions ?? []).map((one, number) => ({ number, ...one }));
  return [
    ...pageMeta({
      ...site,
      path: articlePath(article),
      title: article.seo?.title || article.title,
      description: article.seo?.description || article.summary,
      keywords: article.seo?.keywords || keywordsOf(crumbs),
      picture: article.cover,
      jsonLd: [
        articleData({ site, article }),
        breadcrumbList({ site, crumbs }),
        ...(questions.length > 0 ? [faqPage({ questions })] : []),
      ],
    }),
    ...(article.cover ? [picturePreload({ picture: article.cover, sizes: coverSizes })] : []),
  ];
};

/** Title and class say what an article is about when nobody has said it better. */
function keywordsOf(crumbs: Crumb[]): string {
  return crumbs
    .slice(1)
    .map(({ label }) => plain(label))
    .join(", ");
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, parts, example, related, url, crumbs } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <article>
        <ArticleHead article={article} group={crumbs[1]} />
        <div className="page-width flex flex-col gap-y-10 pt-10 tablet:pt-14 desktop:grid desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:gap-x-20">
          <div className="contents desktop:block print:hidden">
            <div className="desktop:sticky desktop:top-36 desktop:space-y-10 max-desktop:contents">
              <ContentsList headings={article.headings} />
              <div className="order-last">
                <ShareLinks url={url} title={plain(article.title)} />
                <SameRecord kind="article" path={articlePath(article)} className="mt-4" />
              </div>
            </div>
          </div>
          <div
            lang={article.bodyLang}
            dir={article.bodyLang && language(article.bodyLang).dir}
            className="min-w-0 text-[1.0625rem] [&>figure]:out-of-sight [&>figure]:[--guessed-height:36rem]"
          >
            {parts.map((part, position) =>
              part.kind === "figure" ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the article
                <ArticleFigure key={position} {...part} example={example} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the article
                <Prose key={position} html={part.html} />
              ),
            )}
          </div>
        </div>
        <Questions questions={article.questions ?? []} />
        <Sources sources={article.sources ?? []} />
      </article>
      <Neighbours previous={article.previous} next={article.next} />
      <Related articles={related} />
    </>
  );
}
