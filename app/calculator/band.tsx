import type { ReactNode } from "react";

/**
 * As `Section`, but for what React takes over: headings there are cut by a dictionary, and that of
 * the browser may be another one than the server's.
 */
export function Band({
  title,
  lead,
  isDark = false,
  children,
}: {
  title: string;
  lead: string;
  isDark?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isDark ? "bg-moss text-paper" : "bg-sand"}>
      <div className="page-width section-space">
        <h2 className="max-w-[26ch] text-title">{title}</h2>
        <p className={`mt-4 max-w-prose text-lead ${isDark ? "text-paper/85" : "text-felt"}`}>
          {lead}
        </p>
        <div className="mt-10 tablet:mt-14">{children}</div>
      </div>
    </section>
  );
}
