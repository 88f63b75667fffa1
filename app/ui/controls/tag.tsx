import type { ReactNode } from "react";
import { Link } from "./link.tsx";

const looks = {
  plain: "border-line text-felt",
  oak: "border-oak text-oak-deep",
  moss: "border-moss bg-moss text-white",
};

const shape = "inline-flex items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap";

/** A short word about the thing beside it: a class, an evidence label, a state. */
export function Tag({
  look = "plain",
  children,
}: {
  look?: keyof typeof looks;
  children: ReactNode;
}) {
  return <span className={`${shape} min-h-7 ${looks[look]}`}>{children}</span>;
}

/** A tag to choose by: a filter as a link, so that it works everywhere and can be shared. */
export function TagLink({
  to,
  chosen = false,
  count,
  children,
}: {
  to: string;
  chosen?: boolean;
  count?: number;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      aria-current={chosen ? "true" : undefined}
      className={`${shape} min-h-10 border-line transition-colors duration-150 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white`}
    >
      {children}
      {count !== undefined && <span className="tabular opacity-75">{count}</span>}
    </Link>
  );
}
