import type { ArticleCard } from "#domain/articles/list-articles.ts";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { dot } from "../ui/text/dot.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import { articlePath, classCopy } from "./addresses.ts";

export const leadStorySizes = "(min-width: 1344px) 747px, (min-width: 1080px) 54vw, 92vw";

/** The newest article, large. */
export function LeadStory({ copy, article }: { copy: Copy; article: ArticleCard }) {
  return (
    <article className="group relative page-width grid items-center gap-x-14 gap-y-6 py-10 tablet:py-16 desktop:grid-cols-[7fr_5fr]">
      <div className="aspect-[3/2] overflow-hidden bg-sand">
        {article.cover && (
          <Picture
            picture={article.cover}
            sizes={leadStorySizes}
            priority
            className="size-full transition-transform duration-250 ease-calm group-hover:scale-[1.02]"
          />
        )}
      </div>
      <div>
        <p className="text-sm text-felt">
          <Text>{classCopy({ copy, class: article.class }).title}</Text>
          {dot}
          <Day date={article.date} />
        </p>
        <h2 className="mt-3 text-title">
          <Link
            to={articlePath(article)}
            className="decoration-2 underline-offset-[0.18em] before:absolute before:inset-0 group-hover:underline"
          >
            <Headline>{article.title}</Headline>
          </Link>
        </h2>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{article.summary}</Text>
        </p>
        <p className="mt-6 font-medium text-oak-deep" aria-hidden="true">
          <Text>{copy["list.more"]}</Text> <span className="inline-block rtl:-scale-x-100">→</span>
        </p>
      </div>
    </article>
  );
}
