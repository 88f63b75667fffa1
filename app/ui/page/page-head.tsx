import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../text/headline.tsx";
import { Text } from "../text/text.tsx";

/** Title and lead of a page, on quiet paper. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: TextValue | undefined;
  lead?: TextValue | undefined;
  children?: ReactNode;
}) {
  return (
    <header className="page-width pt-8 pb-10 tablet:pt-12 tablet:pb-14">
      <h1 className="max-w-[22ch] text-title">
        <Headline>{title}</Headline>
      </h1>
      {lead && (
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{lead}</Text>
        </p>
      )}
      {children}
    </header>
  );
}
