import { m } from "#text";
import type { Lang } from "../../language/language.ts";
import { plain } from "../../language/text.ts";
import type { Absorber } from "../absorber.ts";
import type { Quantities } from "./list-quantities.ts";
import { cutPieces } from "./quantity-rows.ts";
import {
  accessoryName,
  accessoryQuantity,
  notCountedName,
  transportText,
} from "./quantity-words.ts";

type Cell = string | number | undefined;

/** Tells Excel that the file is UTF-8. */
const mark = "\ufeff";

/** Quantities as a table for spreadsheets. Runs in a browser, where the file is made. */
export function writeQuantitiesCsv({
  quantities,
  absorbers,
  lang,
}: {
  quantities: Quantities;
  absorbers: readonly Absorber[];
  lang: Lang;
}): string {
  const locale = { locale: lang };
  const heads = [
    ...[m.calculator_quantities_product, m.calculator_quantities_finish],
    ...[m.calculator_quantities_size, m.calculator_quantities_area],
    ...[m.calculator_quantities_panels, m.calculator_quantities_cut],
    ...[m.calculator_quantities_waste, m.calculator_quantities_ordered],
    ...[m.calculator_quantities_cartons, m.calculator_quantities_pallets],
    ...[m.calculator_quantities_weight, m.calculator_quantities_volume],
  ];
  const rows: Cell[][] = [
    heads.map((head) => head({}, locale)),
    ...quantities.lines.map((line) => {
      const product = absorbers.find(({ id }) => id === line.product);
      const finish = product?.finishes.find(({ id }) => id === line.finish);
      return [
        product ? `${product.code} ${plain(product.title)}` : line.product,
        finish && plain(finish.name),
        `${line.size.width} × ${line.size.height} × ${line.size.depth}`,
        rounded(line.area),
        line.panels,
        cutPieces(line),
        rounded(100 * line.waste),
        rounded(line.orderedArea),
        ...[line.cartons, line.pallets, rounded(line.grossWeight), rounded(line.cubicMetres)],
      ];
    }),
    [],
    ...quantities.accessories.map((accessory) => [
      accessoryName(accessory, lang),
      accessoryQuantity(accessory, lang),
    ]),
    [m.calculator_quantities_transport({}, locale), transportText({ quantities, absorbers, lang })],
    [m.calculator_quantities_confirm({}, locale)],
    [],
    [m.calculator_quantities_not_counted({}, locale)],
    ...quantities.notCounted.map((kind) => [notCountedName(kind, lang)]),
  ];
  return mark + rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

function rounded(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(100 * value) / 100;
}

/** What spreadsheets take for the beginning of a formula, in ordinary and in wide characters. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Characters that are not seen: behind them a formula would not be recognised. */
const unseen = /[\p{Cc}\u200b-\u200f\u061c\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * As the back office writes its files: texts in quotes, and one that begins like a formula with an
 * apostrophe in front, so that spreadsheets only read it. The library it uses is too large for a page.
 */
export function toField(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replace(unseen, " ").trim();
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
