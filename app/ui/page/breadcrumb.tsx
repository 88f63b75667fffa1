import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { Link } from "../controls/link.tsx";
import { Text } from "../text/text.tsx";

export type Crumb = { to: string; label: TextValue };

/** The way from the home page to here; the last one is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const way: Crumb[] = [{ to: "/", label: m.nav_home() }, ...crumbs];
  return (
    <nav aria-label={m.breadcrumb()} className="page-width pt-5 text-sm text-felt print:hidden">
      <ol className="flex flex-wrap items-center">
        {way.map(({ to, label }, position) => (
          <li key={to} className="flex items-center">
            {position < way.length - 1 ? (
              <>
                <Link
                  to={to}
                  className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
                >
                  <Text>{label}</Text>
                </Link>
                <span aria-hidden="true" className="mx-2 rtl:-scale-x-100">
                  ›
                </span>
              </>
            ) : (
              <span aria-current="page" className="text-ink">
                <Text>{label}</Text>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
