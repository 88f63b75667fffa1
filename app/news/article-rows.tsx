import type { ArticleCard } from "#domain/articles/list-articles.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { dot } from "../ui/text/dot.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { articlePath, classCopy } from "./addresses.ts";

const sizes = "(min-width: 1080px) 280px, (min-width: 768px) 200px, 104px";

/** Articles as a journal lists them: date, headline and summary, a picture at the end. */
export function ArticleRows({
  copy,
  articles,
  withClass,
}: {
  copy: Copy;
  articles: ArticleCard[];
  withClass: boolean;
}) {
  return (
    <ol data-entries>
      {articles.map((article, position) => (
        <li key={article.id} className="border-line not-first:border-t">
          <article className="group relative grid grid-cols-[1fr_6.5rem] gap-x-5 py-6 tablet:grid-cols-[1fr_12.5rem] tablet:gap-x-10 tablet:py-8 desktop:grid-cols-[11rem_1fr_17.5rem]">
            <p className="col-span-2 mb-1 text-sm text-felt desktop:col-span-1 desktop:mb-0 desktop:leading-8">
              <Day date={article.date} />
              {withClass && (
                <>
                  <span className="desktop:hidden">{dot}</span>
                  <span className="desktop:block">
                    <Text>{classCopy({ copy, class: article.class }).title}</Text>
                  </span>
                </>
              )}
            </p>
            <div>
              <h2 className="text-lg leading-snug tablet:text-2xl">
                <Link
                  to={articlePath(article)}
                  className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
                >
                  <Headline>{article.title}</Headline>
                </Link>
              </h2>
              <p className="mt-2 max-w-[62ch] text-felt max-tablet:col-span-2">
                <Text>{article.summary}</Text>
              </p>
            </div>
            <div className="aspect-[4/3] self-start overflow-hidden bg-sand tablet:aspect-[3/2]">
              {article.cover && (
                <Picture
                  picture={article.cover}
                  sizes={sizes}
                  priority={position === 0}
                  className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.025]"
                />
              )}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
