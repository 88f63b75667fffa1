import { keepTogether } from "#domain/keep-together.ts";
import type { Text as TextValue } from "#domain/text.ts";
import { Name } from "./name.tsx";

/** A text from the content; values and their units stay on one line. */
export function Text({ children }: { children: TextValue | undefined }) {
  if (children === undefined) return null;
  return (
    <Name>
      {typeof children === "string"
        ? keepTogether(children)
        : { ...children, text: keepTogether(children.text) }}
    </Name>
  );
}
