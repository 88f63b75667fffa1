import type { ArticleCard } from "#domain/articles/list-articles.ts";
import { m } from "#text";
import { Day } from "../ui/format/day.tsx";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { Section } from "../ui/page/section.tsx";
import { articlePath } from "./addresses.ts";

const sizes = "(min-width: 1344px) 411px, (min-width: 768px) 30vw, (min-width: 470px) 46vw, 92vw";

export function Related({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return <div className="pb-20" />;
  return (
    <div className="print:hidden">
      <Section title={m.article_related()}>
        <CardGrid columns={3}>
          {articles.map((article) => (
            <Card
              key={article.id}
              to={articlePath(article)}
              picture={article.cover}
              shape="wide"
              sizes={sizes}
              title={article.title}
              text={article.summary}
              note={<Day date={article.date} />}
            />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}
