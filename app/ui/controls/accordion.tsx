import type { ReactNode } from "react";
import { ChevronDownIcon } from "./icons.tsx";

/** Entries that open and close by the browser's own means. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-b border-line">{children}</div>;
}

export function AccordionEntry({
  title,
  open = false,
  group,
  children,
}: {
  title: ReactNode;
  open?: boolean;
  /** Of the entries of one group, one at a time is open. */
  group?: string;
  children: ReactNode;
}) {
  return (
    <details open={open} name={group} className="group border-t border-line">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-medium hover:text-oak-deep">
        {title}
        <ChevronDownIcon className="size-5 shrink-0 transition-transform duration-200 ease-calm group-open:rotate-180" />
      </summary>
      <div className="max-w-prose pb-6 text-felt">{children}</div>
    </details>
  );
}
