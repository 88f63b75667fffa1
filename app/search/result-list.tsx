import { language } from "#domain/language.ts";
import type { Segment } from "#domain/search/highlight.ts";
import type { SearchResult } from "#domain/search/present-results.ts";
import { LogoMark } from "../shell/logo.tsx";
import { Link } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";

export function ResultList({
  results,
  heading: Heading,
}: {
  results: SearchResult[];
  heading: "h3" | "h4";
}) {
  return (
    <ol>
      {results.map(({ path, title, heading, snippet, picture }, position) => (
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
                  {typeof title === "string" ? (
                    <Marked segments={heading} />
                  ) : (
                    <span lang={title.lang} dir={language(title.lang).dir}>
                      <Marked segments={heading} />
                    </span>
                  )}
                </Link>
              </Heading>
              <p className="mt-1 line-clamp-3 max-w-prose text-felt">
                <Marked segments={snippet} />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}

/** A text with what was sought set apart. */
function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, hit }, position) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text, never reordered
      <mark key={position} className="bg-oak/20 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
