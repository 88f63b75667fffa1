import type { ReactNode } from "react";

/** The heading of one group of facts. */
export function FactTitle({ children }: { children: ReactNode }) {
  return <h2 className="text-base font-semibold">{children}</h2>;
}
