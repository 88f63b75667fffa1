import { m } from "#text";
import { describeLayer, nameMounting } from "../../catalogue/curve-words.ts";
import { plain } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import type { Specified } from "../get-specification.ts";
import { drawSection } from "./draw-section.ts";
import type { Drawing } from "./drawing.ts";
import type { SectionPart } from "./section-parts.ts";

/** The section through what is specified, with its words; undefined where the records do not tell. */
export function describeSection(specified: Specified): Drawing | undefined {
  const { product, mounting, section, lang } = specified;
  if (!section) return undefined;
  const locale = { locale: lang };
  const { kind, depth, buildUp } = mounting;
  const name = m.mounting_with_depth(
    { mounting: nameMounting(kind, lang), depth: writeNumber(depth) },
    locale,
  );
  return drawSection({
    parts: section,
    kind,
    words: {
      title: m.spec_section_title({ code: product.code, mounting: name }, locale),
      labels: section.map((part) => describePart(part, specified)),
      whole: writeNumber(depth),
      structure: m.spec_section_structure({}, locale),
      room: m.spec_section_room({}, locale),
      notes: [
        plain(buildUp),
        m.spec_section_scale({}, locale),
        ...(kind === "battens" || kind === "battens-wool"
          ? [m.spec_section_battens({}, locale)]
          : []),
      ],
    },
  });
}

/** One part in words, with its measures. */
export function describePart(part: SectionPart, { lang }: Pick<Specified, "lang">): string {
  const locale = { locale: lang };
  const thickness = writeNumber(part.thickness);
  switch (part.kind) {
    case "panel":
      return m.spec_section_panel({ thickness }, locale);
    case "space":
      return m.spec_section_space({ thickness }, locale);
    default:
      return describeLayer(part, lang);
  }
}
