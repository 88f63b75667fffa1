import { m } from "#text";
import { nameMaterial } from "../catalogue/curve-words.ts";
import { isTested } from "../catalogue/fire-class.ts";
import { type Lang, language } from "../language/language.ts";
import { plain, type Text } from "../language/text.ts";
import { writeNumber } from "../text/write-number.ts";
import type { Specified } from "./get-specification.ts";

export type Fact = { label: string; value: string };

/** What the panel is, as its page says it. */
export function listPanelFacts({ product, finish, lang }: Specified): Fact[] {
  const locale = { locale: lang };
  const { material, core, edge, backing, weight, sizes } = product;
  const perUnit = weight?.per === "m2" ? m.weight_per_m2 : m.weight_per_piece;
  const said = (label: string, value: Text | undefined): Fact[] =>
    value === undefined ? [] : [{ label, value: plain(value) }];
  return [
    ...said(m.filter_material({}, locale), nameMaterial(material, lang)),
    ...said(m.technical_core({}, locale), core),
    ...said(m.technical_edge({}, locale), edge),
    ...said(m.technical_backing({}, locale), backing),
    ...said(
      m.technical_weight({}, locale),
      weight && perUnit({ value: writeNumber(weight.value) }, locale),
    ),
    ...said(m.finishes_title({}, locale), finish?.name),
    ...said(
      `${m.sizes_title({}, locale)}${m.in_brackets({ aside: m.sizes_note({}, locale) }, locale)}`,
      sizes.map(writeSize).join(m.list_separator({}, locale)),
    ),
  ];
}

/** Numbers apart by a sign run from left to right also where letters do not. */
export function writeSize({
  width,
  height,
  depth,
}: {
  width: number;
  height: number;
  depth: number;
}): string {
  return [width, height, depth].join(" × ");
}

/** Only what a laboratory has tested; a design target is no part of a specification. */
export function listTestedFire({ product }: Specified) {
  return product.fire.filter(isTested);
}

/** When the records were last changed. */
export function writeEdition({ product, lang }: Specified): string {
  return writeDay({ day: product.updatedAt, lang });
}

export function writeDay({ day, lang }: { day: Date; lang: Lang }): string {
  const { intl } = language(lang);
  return new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(day);
}

/** Where the page stands that shows the same. */
export function productPage({ origin, lang, product }: Specified): string {
  return `${origin}/${lang}/productdetail/${product.id}.html`;
}
