import type { Text as TextValue } from "#domain/language/text.ts";
import { Text } from "../text/text.tsx";
import { Link } from "./link.tsx";

export type MenuClass = {
  to: string;
  label: TextValue | undefined;
  count?: number;
  current: boolean;
};

/** The classes of a list as links with their counts; scrolls sideways where they do not fit. */
export function ClassMenu({ label, classes }: { label: string; classes: MenuClass[] }) {
  return (
    <nav aria-label={label} className="border-y border-line print:hidden">
      <ul
        data-class-menu
        className="relative page-width flex scroll-px-(--gutter) gap-x-7 overflow-x-auto [scrollbar-width:none]"
      >
        {classes.map(({ to, label, count, current }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={current ? "page" : undefined}
              className="-mb-px inline-flex min-h-14 items-baseline gap-1.5 border-b-2 border-transparent pt-4 text-felt outline-offset-[-2px] hover:text-ink aria-[current]:border-oak aria-[current]:text-ink"
            >
              <Text>{label}</Text>
              {count !== undefined && <span className="tabular text-sm">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
