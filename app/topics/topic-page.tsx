import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { language } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { getTopic, listTopics } from "#domain/topics/get-topics.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import { breadcrumbList } from "../seo/structured-data.ts";
import { Day } from "../ui/format/day.tsx";
import { Breadcrumb } from "../ui/page/breadcrumb.tsx";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";
import { Picture, picturePreload } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Prose } from "../ui/text/prose.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Route } from "./+types/topic-page";
import { topicPath, topicsPath } from "./addresses.ts";
import { TopicCards } from "./topic-cards.tsx";

const pictureSizes = "(min-width: 1344px) 747px, (min-width: 1080px) 54vw, 92vw";

export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const topic = await getTopic({ id: params.id.toLowerCase(), ...reader });
  if (!topic) throw notFound();
  if (topic.id !== params.id) throw redirectTo({ lang: params.lang, path: topicPath(topic) });
  const [copy, topics] = await Promise.all([
    getPageCopy({ page: "topics", ...reader }),
    listTopics(reader),
  ]);
  return {
    topic,
    others: topics.filter(({ id }) => id !== topic.id).slice(0, 3),
    crumbs: [
      { to: topicsPath, label: copy["hero.title"] ?? m.nav_topics() },
      { to: topicPath(topic), label: topic.title },
    ],
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { topic, crumbs } = loaderData;
  const site = siteOf(matches);
  return [
    ...pageMeta({
      ...site,
      path: topicPath(topic),
      title: topic.seo?.title || topic.title,
      description: topic.seo?.description || topic.summary,
      keywords: topic.seo?.keywords || crumbs.map(({ label }) => plain(label)).join(", "),
      picture: topic.picture,
      jsonLd: [breadcrumbList({ site, crumbs })],
    }),
    ...(topic.picture ? [picturePreload({ picture: topic.picture, sizes: pictureSizes })] : []),
  ];
};

export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { topic, others, crumbs } = loaderData;
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <header className="page-width grid items-center gap-x-14 gap-y-8 pt-8 tablet:pt-12 desktop:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="text-title">
            <Headline>{topic.title}</Headline>
          </h1>
          <p className="mt-4 max-w-prose text-lead text-felt">
            <Text>{topic.summary}</Text>
          </p>
          <div
            lang={topic.introLang}
            dir={topic.introLang && language(topic.introLang).dir}
            className="mt-6"
          >
            <Prose html={topic.intro} />
          </div>
        </div>
        {topic.picture && (
          <Picture
            picture={topic.picture}
            sizes={pictureSizes}
            priority
            className="aspect-[3/2] w-full"
          />
        )}
      </header>
      <TopicParts topic={topic} />
      {others.length > 0 && (
        <Section title={m.topic_others()}>
          <TopicCards topics={others} />
        </Section>
      )}
    </>
  );
}

function TopicParts({ topic }: { topic: Route.ComponentProps["loaderData"]["topic"] }) {
  return (
    <>
      {topic.articles.length > 0 && (
        <Section title={m.topic_articles()}>
          <CardGrid columns={3}>
            {topic.articles.map((article) => (
              <Card
                key={article.id}
                to={`/article/${article.id}.html`}
                picture={article.cover}
                shape="wide"
                title={article.title}
                text={article.summary}
                note={<Day date={article.date} />}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {topic.products.length > 0 && (
        <Section title={m.topic_products()} ground="sand">
          <CardGrid pairs>
            {topic.products.map((product) => (
              <Card
                key={product.id}
                to={`/productdetail/${product.id}.html`}
                picture={product.picture}
                shape="square"
                title={product.title}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      {topic.cases.length > 0 && (
        <Section title={m.topic_cases()}>
          <CardGrid columns={3}>
            {topic.cases.map((found) => (
              <Card
                key={found.id}
                to={`/project/${found.class}/${found.id}`}
                picture={found.picture}
                title={found.title}
                note={<Text>{found.place}</Text>}
              />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
