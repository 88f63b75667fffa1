import type { ReactNode } from "react";

export function SheetTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 text-lg print:mb-1 print:text-[11pt]">{children}</h2>;
}
