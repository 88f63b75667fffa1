import type { ReactNode } from "react";

/** Room for a table that may be wider than the window: it scrolls by itself, also by keys. It draws the lines. */
export function WideTable({
  name,
  dir,
  className = "",
  children,
}: {
  name: string;
  /** Of a table that runs the other way than its page: it is seen from its first column on. */
  dir?: "ltr";
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds a table
    <div
      role="group"
      aria-label={name}
      dir={dir}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys cannot scroll it
      tabIndex={0}
      className={`wide-table relative ${className}`}
    >
      {children}
    </div>
  );
}
