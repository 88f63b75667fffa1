import { Fragment } from "react";
import { type Lang, language } from "#domain/language/language.ts";
import type { Segment } from "#domain/search/results/highlight.ts";
import { getLocale } from "#text/runtime";
import { cutAtLatin } from "./isolate-latin.ts";

/** A text with what was sought set apart; one of another language than the page's says which. */
export function Marked({ segments, lang }: { segments: Segment[]; lang?: Lang | undefined }) {
  if (lang) {
    return (
      <span lang={lang} dir={language(lang).dir}>
        <Stretches segments={segments} />
      </span>
    );
  }
  return getLocale() === "ar" ? (
    <Isolated segments={segments} />
  ) : (
    <Stretches segments={segments} />
  );
}

/* Stretches of one text are never reordered, so their positions are good keys. */

function Stretches({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, hit }, position) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <mark key={position} className="bg-oak/20 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Arabic in which codes and units keep their own order, even where only a part of one is marked. */
function Isolated({ segments }: { segments: Segment[] }) {
  const whole = segments.map(({ text }) => text).join("");
  let rest = segments;
  return cutAtLatin(whole).map((part, position) => {
    const [stretches, after] = splitSegments({ segments: rest, at: part.length });
    rest = after;
    const Wrap = position % 2 === 0 ? Fragment : "bdi";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Wrap key={position}>
        <Stretches segments={stretches} />
      </Wrap>
    );
  });
}

function splitSegments({ segments, at }: { segments: Segment[]; at: number }) {
  const before: Segment[] = [];
  const after: Segment[] = [];
  let start = 0;
  for (const { text, hit } of segments) {
    const cut = Math.min(Math.max(at - start, 0), text.length);
    if (cut > 0) before.push({ text: text.slice(0, cut), hit });
    if (cut < text.length) after.push({ text: text.slice(cut), hit });
    start += text.length;
  }
  return [before, after] as const;
}
