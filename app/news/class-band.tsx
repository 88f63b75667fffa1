import type { ArticleClass } from "#domain/articles/article-content.ts";
import type { ArticleCard } from "#domain/articles/list-articles.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Day } from "../ui/format/day.tsx";
import { Card } from "../ui/page/card.tsx";
import { articlePath } from "./addresses.ts";
import { ClassTitle } from "./class-title.tsx";

export type Band = { class: ArticleClass; count: number; articles: ArticleCard[] };

const sizes = "(min-width: 1344px) 300px, (min-width: 1080px) 23vw, (min-width: 768px) 30vw, 92vw";

/** The newest of one class: its name at the side, the articles beside it. */
export function ClassBand({ copy, ...band }: Band & { copy: Copy }) {
  if (band.articles.length === 0) return null;
  return (
    <section className="page-width">
      <div className="grid gap-x-10 gap-y-8 border-t border-line py-12 desktop:grid-cols-[3fr_9fr] desktop:py-16">
        <ClassTitle copy={copy} {...band} />
        <div className="grid gap-x-6 gap-y-10 tablet:grid-cols-3">
          {band.articles.map((article) => (
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
        </div>
      </div>
    </section>
  );
}
