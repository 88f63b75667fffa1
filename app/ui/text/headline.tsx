import { Fragment } from "react";
import type { Text as TextValue } from "#domain/language/text.ts";
import { keepTogether } from "#domain/text/keep-together.ts";
import { getLocale } from "#text/runtime";
import { cutIntoPhrases } from "./phrases.ts";
import { Text } from "./text.tsx";

/**
 * The text of a heading. In Chinese its lines end between words: the letters are exactly those of
 * the content, with `<wbr>` where they may part. Not for what React takes over in the browser, whose
 * dictionary may be another one.
 */
export function Headline({ children }: { children: TextValue | undefined }) {
  const own = typeof children === "object" ? children : { text: children, lang: getLocale() };
  if (own.text === undefined || own.lang !== "zh") return <Text>{children}</Text>;
  const phrases = cutIntoPhrases(keepTogether(own.text));
  return (
    <span
      {...(typeof children === "object" && { lang: own.lang, dir: "ltr" })}
      className="break-keep wrap-anywhere"
    >
      {phrases.map((phrase, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
        <Fragment key={position}>
          {position > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
