import type { SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { Picture } from "../ui/pictures/picture.tsx";
import { Text } from "../ui/text/text.tsx";

/** What somebody has said, large and alone. */
export function Quote({ section: { id, words, by, picture } }: { section: SectionOf<"quote"> }) {
  return (
    <section id={id} className="bg-moss text-paper">
      <div
        className={`page-width section-space grid items-center gap-x-16 gap-y-10 ${picture ? "desktop:grid-cols-[2fr_1fr]" : ""}`}
      >
        <figure>
          <blockquote className="max-w-[32ch] text-title leading-snug">
            <p>
              <Text>{words}</Text>
            </p>
          </blockquote>
          <figcaption className="mt-8 border-t border-current pt-4 text-paper/85">
            <Text>{by}</Text>
          </figcaption>
        </figure>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 1080px) 33vw, 100vw"
            className="aspect-square w-full max-w-md"
          />
        )}
      </div>
    </section>
  );
}
