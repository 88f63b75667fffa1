import type { Article } from "#domain/articles/get-article.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Day } from "../ui/format/day.tsx";
import type { Crumb } from "../ui/page/breadcrumb.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

export const coverSizes = "(min-width: 1344px) 1280px, 92vw";

export function ArticleHead({ article, group }: { article: Article; group: Crumb | undefined }) {
  return (
    <header className="page-width pt-8 tablet:pt-12">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-felt">
        {group && (
          <Link to={group.to} className="text-oak-deep underline-offset-4 hover:underline">
            <Text>{group.label}</Text>
          </Link>
        )}
        <Day date={article.date} />
        <span className="whitespace-nowrap">{m.article_minutes({ minutes: article.minutes })}</span>
        {article.author && <Author {...article.author} />}
      </p>
      <div className="mt-3 grid items-end gap-x-16 gap-y-4 desktop:grid-cols-[7fr_5fr]">
        <h1 className="text-[clamp(1.875rem,1.3rem+2.4vw,3.5rem)] leading-[1.1] rtl:leading-[1.35]">
          <Headline>{article.title}</Headline>
        </h1>
        <p className="max-w-prose text-lead text-felt">
          <Text>{article.summary}</Text>
        </p>
      </div>
      {article.cover && (
        <Picture
          picture={article.cover}
          sizes={coverSizes}
          priority
          className="mt-8 aspect-[3/2] w-full tablet:mt-12 desktop:aspect-[5/2] print:mt-4 print:h-[7cm]"
        />
      )}
    </header>
  );
}

function Author({ name, profileId }: NonNullable<Article["author"]>) {
  return (
    <span>
      {m.article_author()}{" "}
      {profileId ? (
        <Link to={`/profiles/${profileId}`} rel="author" className="underline underline-offset-4">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </span>
  );
}
