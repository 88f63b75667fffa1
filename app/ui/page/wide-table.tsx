import type { ReactNode } from "react";

/** Room for a table that may be wider than the window: it scrolls by itself, also by keys. */
export function WideTable({
  name,
  className = "",
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds a table
    <div
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys cannot scroll it
      tabIndex={0}
      className={`relative overflow-x-auto ${className}`}
    >
      {children}
    </div>
  );
}
