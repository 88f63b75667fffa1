import {
  amountUnits,
  lineFields,
  mostLines,
  type TypedLine,
} from "#domain/export-desk/read-shipment.ts";
import type { PageQuery } from "../request/page-handle.ts";

export const exportPath = "/export.html";

/** Anything may be typed: what cannot be read is said so at its field. */
const typedText = /^[^\p{Cc}]{1,80}$/u;

const lines = Array.from({ length: mostLines }, (_, at) => lineFields(at + 1));

export const exportParameters: PageQuery = {
  ...Object.fromEntries(
    lines.flatMap(({ product, amount, unit }) => [
      [product, typedText],
      [amount, typedText],
      [unit, amountUnits],
    ]),
  ),
  product: typedText,
  date: typedText,
  route: typedText,
};

export type ExportQuery = { typed: TypedLine[]; date: string; route: string };

/** The address of an order to pass on, without the fields that nobody has filled. */
export function exportAddress({ typed, date, route }: ExportQuery): string {
  const query = new URLSearchParams();
  for (const [at, { product, amount, unit }] of typed.entries()) {
    const names = lineFields(at + 1);
    if (product) query.set(names.product, product);
    if (amount.trim()) query.set(names.amount, amount);
    if (query.has(names.product) && unit !== "sold") query.set(names.unit, unit);
  }
  if (date.trim()) query.set("date", date);
  if (route) query.set("route", route);
  return query.size > 0 ? `${exportPath}?${query}` : exportPath;
}
