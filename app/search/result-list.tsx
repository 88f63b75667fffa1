import type { Segment } from "#domain/search/results/highlight.ts";
import type { SearchResult } from "#domain/search/results/present-results.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { m } from "#text";
import { LogoMark } from "../shell/logo.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Marked } from "../ui/text/marked.tsx";

export function ResultList({
  results,
  heading: Heading,
}: {
  results: SearchResult[];
  heading: "h3" | "h4";
}) {
  return (
    <ol>
      {results.map(({ path, title, heading, snippet, foundBy, picture }, position) => (
        <li key={path} className={position > 0 ? "border-t border-line" : ""}>
          <article className="group relative grid grid-cols-[5.5rem_1fr] gap-x-5 py-5 tablet:grid-cols-[9rem_1fr] tablet:gap-x-8">
            <div className="grid aspect-[4/3] place-items-center overflow-hidden bg-sand">
              {picture ? (
                <Picture
                  picture={picture}
                  sizes="(min-width: 768px) 144px, 88px"
                  className="size-full"
                />
              ) : (
                <LogoMark className="size-8 text-oak" />
              )}
            </div>
            <div>
              <Heading className="text-lg leading-snug font-semibold">
                <Link
                  to={path}
                  className="underline-offset-4 before:absolute before:inset-0 group-hover:underline"
                >
                  <Marked
                    segments={heading.map(whole)}
                    lang={typeof title === "string" ? undefined : title.lang}
                  />
                </Link>
              </Heading>
              <p className="mt-1 line-clamp-3 max-w-prose text-felt">
                <Marked {...snippet} segments={snippet.segments.map(whole)} />
              </p>
              {foundBy && (
                <p className="mt-1 line-clamp-2 max-w-prose text-sm text-felt">
                  {m.search_found_by()}
                  <Marked {...foundBy} segments={foundBy.segments.map(whole)} />
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

/** Not in `Marked` itself: the suggestions use it, and need no such care in their one line. */
function whole({ text, hit }: Segment): Segment {
  return { text: keepTogether(text), hit };
}
