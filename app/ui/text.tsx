import { language } from "#domain/language.ts";
import type { Text as TextValue } from "#domain/text.ts";

/** A text from the content; one that fell back to another language says which. */
export function Text({ children }: { children: TextValue | undefined }) {
  if (children === undefined) return null;
  if (typeof children === "string") return children;
  return (
    <span lang={children.lang} dir={language(children.lang).dir}>
      {children.text}
    </span>
  );
}
