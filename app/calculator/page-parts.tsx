import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { Text } from "../ui/text/text.tsx";

// As `PageHead` and `Section`, but for a page that React takes over: their headings are cut by a
// dictionary, and that of the browser may be another one than the server's.

export function Head({
  title,
  lead,
  children,
}: {
  title: TextValue;
  lead: TextValue | undefined;
  children: ReactNode;
}) {
  return (
    <header className="page-width pt-8 pb-10 tablet:pt-12 tablet:pb-14">
      <h1 className="max-w-[22ch] text-title">
        <Text>{title}</Text>
      </h1>
      <p className="mt-4 max-w-prose text-lead text-felt">
        <Text>{lead}</Text>
      </p>
      {children}
    </header>
  );
}

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
