import type { Text as TextValue } from "#domain/language/text.ts";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";

/** Heading and lead of a section that has a width of its own. */
export function SectionHead({
  title,
  lead,
}: {
  title: TextValue | undefined;
  lead?: TextValue | undefined;
}) {
  return (
    <>
      {title && (
        <h2 className="text-title">
          <Headline>{title}</Headline>
        </h2>
      )}
      {lead && (
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{lead}</Text>
        </p>
      )}
    </>
  );
}
