import type { ReactNode } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../text/headline.tsx";
import { Text } from "../text/text.tsx";

/** Title and lead beside a band of a page that lists one thing after another. */
export function BandTitle({
  title,
  lead,
  children,
}: {
  title: TextValue | undefined;
  lead: TextValue | undefined;
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 className="text-2xl">
        <Headline>{title}</Headline>
      </h2>
      <p className="mt-2 max-w-[40ch] text-felt">
        <Text>{lead}</Text>
      </p>
      {children}
    </div>
  );
}
