import type { Article } from "#domain/articles/get-article.ts";
import { m } from "#text";
import { Text } from "../ui/text/text.tsx";

export function Sources({ sources }: { sources: NonNullable<Article["sources"]> }) {
  if (sources.length === 0) return null;
  return (
    <section className="page-width pt-14 tablet:pt-20 print:pt-6">
      <div className="grid gap-x-20 gap-y-4 desktop:grid-cols-[15rem_minmax(0,1fr)]">
        <h2 className="text-2xl">{m.article_sources()}</h2>
        <ol className="list-decimal space-y-1 ps-6 text-[0.9375rem] text-felt marker:text-sm">
          {sources.map(({ title, url }) => (
            <li key={url} className="ps-1">
              <a
                href={url}
                rel="noopener nofollow"
                dir="auto"
                className="inline-block min-h-6 align-top underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current print:inline print:after:block print:after:break-all print:after:content-[attr(href)]"
              >
                <Text>{title}</Text>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
