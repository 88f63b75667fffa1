import type { Heading } from "#domain/articles/outline.ts";
import { m } from "#text";

/** The headings of an article; worth showing from two on. */
export function ContentsList({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label={m.article_contents()}>
      <p className="text-sm text-felt">{m.article_contents()}</p>
      <ol className="mt-2 border-s border-line">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${encodeURIComponent(id)}`}
              className="-ms-px block border-s border-transparent py-1.5 ps-4 leading-snug hover:border-oak hover:text-oak-deep"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
