import type { Text as TextValue } from "#domain/language/text.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
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
