import { language } from "#domain/language/language.ts";
import type { Text } from "#domain/language/text.ts";
import { getLocale } from "#text/runtime";
import { cutAtLatin } from "./isolate-latin.ts";

/**
 * A name from the content, without values and units; one that fell back to another language says
 * which. Islands use it: `Text` brings more than half a kilobyte of rules with it.
 */
export function Name({ children }: { children: Text }) {
  if (typeof children === "string") {
    return getLocale() === "ar" ? <Isolated text={children} /> : children;
  }
  return (
    <span lang={children.lang} dir={language(children.lang).dir}>
      {children.text}
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
