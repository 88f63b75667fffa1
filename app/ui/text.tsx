import { keepTogether } from "#domain/keep-together.ts";
import { language } from "#domain/language.ts";
import type { Text as TextValue } from "#domain/text.ts";
import { getLocale } from "#text/runtime";
import { cutAtLatin } from "./isolate-latin.ts";

/** A text from the content; one that fell back to another language says which. */
export function Text({ children }: { children: TextValue | undefined }) {
  if (children === undefined) return null;
  if (typeof children === "string") {
    const text = keepTogether(children);
    return getLocale() === "ar" ? <Isolated text={text} /> : text;
  }
  return (
    <span lang={children.lang} dir={language(children.lang).dir}>
      {keepTogether(children.text)}
    </span>
  );
}

/**
 * Arabic in which codes, units and formulas keep their own order. The parts stay within one
 * element: a flexible row would otherwise set them apart as columns.
 */
function Isolated({ text }: { text: string }) {
  const parts = cutAtLatin(text);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, position) =>
        position % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
          <bdi key={position}>{part}</bdi>
        ),
      )}
    </span>
  );
}
