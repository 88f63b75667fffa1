import { m } from "#text";
import { Link } from "../controls/link.tsx";

/** Which page numbers to offer: the ends, and those around the current one. */
export function offeredPages({ page, pages }: { page: number; pages: number }): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}

const box = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 tabular";

/** Plain links between the pages of a list; they work without JavaScript. */
export function Pagination({
  page,
  pages,
  href,
}: {
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  if (pages <= 1) return null;
  const offered = offeredPages({ page, pages });
  return (
    <nav aria-label={m.pages()} className="mt-16 flex justify-center print:hidden">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Link to={href(page - 1)} rel="prev" className={`${box} hover:bg-sand`}>
              {m.previous_page()}
            </Link>
          </li>
        )}
        {offered.map((one, position) => (
          <li key={one} className="flex items-center">
            {position > 0 && one - (offered[position - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-2 text-felt">
                …
              </span>
            )}
            <Link
              to={href(one)}
              aria-label={m.page_number({ page: one })}
              aria-current={one === page ? "page" : undefined}
              className={`${box} hover:bg-sand aria-[current]:bg-ink aria-[current]:text-white`}
            >
              {one}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={href(page + 1)} rel="next" className={`${box} hover:bg-sand`}>
              {m.next_page()}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
