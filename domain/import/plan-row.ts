import type { z } from "zod";
import { type ProductContent, productKind } from "../catalogue/product-content.ts";
import type { Localized } from "../language/localized.ts";
import { formOf } from "../records/kind-form.ts";
import type { Status } from "../records/kinds.ts";
import { publishedContent } from "../records/written-content.ts";
import { blankProduct } from "./blank-product.ts";
import type { Column } from "./column.ts";
import { columns, writeCell } from "./columns.ts";
import { compareParts } from "./compare-parts.ts";
import type { Cells, Change, Current, Known, PartRows, Problem, RowPlan } from "./import-plan.ts";
import { noText } from "./no-text.ts";
import { partSheets } from "./part-sheets.ts";
import { valueAt, withValueAt } from "./paths.ts";
import { readCell } from "./read-cell.ts";
import { type Origins, readParts } from "./read-parts.ts";

/** What a row would do to the catalogue, or why it cannot. */
export function planRow({
  id,
  cells,
  parts,
  current,
  known,
}: {
  id: string;
  cells: Cells;
  parts: PartRows;
  current: Current | undefined;
  known: Known;
}): RowPlan {
  if (current?.status === "trashed") return wrong([{ column: "id", reason: "in-trash" }]);
  const before = current && { ...(current.content as object), status: current.status };
  const applied = applyCells({ cells, to: before ?? blankProduct(id), known });
  const read = readParts({ product: applied.draft, parts, known });
  const { status, ...rest } = read.product;
  const problems = [...applied.problems, ...read.problems];
  const { data, error } = schemaOf(status).safeParse(withoutEmpty(rest));
  const changes = compare({ before, after: { ...(data ?? rest), status } });
  // What is still being written is left alone by a sheet that says nothing else.
  if (current && problems.length === 0 && changes.length === 0) return { state: "unchanged" };
  const found = [
    ...problems,
    ...(data ? checkWhole(data) : problemsOf({ error, draft: read.product, ...read })),
  ];
  // What is wrong with a cell makes the schema complain about the same place once more.
  const each = new Map(found.toReversed().map((problem) => [placeOf(problem), problem]));
  if (!data || each.size > 0) return wrong([...each.values()].reverse());
  return { state: current ? "changed" : "new", changes, content: data, status: status as Status };
}

/** What stands on a page is judged as the form judges it. */
function schemaOf(status: unknown): z.ZodType<ProductContent> {
  if (status !== "published") return productKind.schema;
  return publishedContent("product") as z.ZodType<ProductContent>;
}

function compare({ before, after }: { before: object | undefined; after: object }): Change[] {
  const own = columns.flatMap((column) => {
    const was = before ? writeCell(column, before) : "";
    const is = writeCell(column, after);
    return was === is ? [] : [{ column: column.name, before: was, after: is }];
  });
  return [...own, ...compareParts({ before: before ?? {}, after })];
}

function placeOf({ sheet, row, column }: Problem): string {
  return [sheet, row, column].join(" ");
}

function wrong(problems: Problem[]): RowPlan {
  return { state: "wrong", problems };
}

/** The product with what the cells say, and what could not be taken of them. */
function applyCells({ cells, to, known }: { cells: Cells; to: object; known: Known }) {
  const problems: Problem[] = [];
  let draft: Record<string, unknown> = { ...to };
  for (const column of columns) {
    const cell = cells[column.name];
    if (cell === undefined || column.name === "id") continue;
    const read = readCell({ column, cell, known });
    if ("reason" in read) problems.push({ column: column.name, ...read });
    else draft = completeTexts({ column, draft: withValueAt(draft, read.path, read.value) });
  }
  return { draft, problems };
}

/** A text has every language, if an empty one; a list of texts ends with one that is written. */
function completeTexts({ column, draft }: { column: Column; draft: Record<string, unknown> }) {
  const { text, texts } = column;
  if (text) return withValueAt(draft, text, wholeText(valueAt(draft, text)));
  if (!texts) return draft;
  const list = (valueAt(draft, texts) as unknown[]).map(wholeText);
  const end = list.findLastIndex((one) => !isEmpty(one));
  return withValueAt(draft, texts, list.slice(0, end + 1));
}

function wholeText(text: unknown): Localized {
  return { ...noText, ...(text as Partial<Localized> | undefined) };
}

function isEmpty(text: Localized): boolean {
  return Object.values(text).every((part) => part === "");
}

/** Texts that a product may lack are whole or not there at all. */
const optionalTexts = formOf("product")
  .sections.flatMap(({ fields }) => fields)
  .flatMap(({ as, optional, name }) => (as === "text" && optional ? [name] : []));

function withoutEmpty(draft: Record<string, unknown>): Record<string, unknown> {
  return optionalTexts.reduce((whole, name) => {
    if (!whole[name]) return whole;
    const text = wholeText(whole[name]);
    return withValueAt(whole, name, isEmpty(text) ? undefined : text);
  }, draft);
}

function checkWhole({ title }: ProductContent): Problem[] {
  const untitled = Object.values(title).every((text) => text.trim() === "");
  return untitled ? [{ column: "title_zh", reason: "required" }] : [];
}

function problemsOf({
  error,
  draft,
  origins,
}: {
  error: z.ZodError;
  draft: object;
  origins: Origins;
}): Problem[] {
  return error.issues.map((issue): Problem => {
    const path = issue.path.join(".");
    const at = whereIs({ path, origins });
    if (issue.message === "from-above-to") return { ...at, reason: "order" };
    if (issue.code === "too_big") {
      return { ...at, reason: "too-large", detail: String(issue.maximum) };
    }
    const missing = issue.code === "too_small" || isMissing(valueAt(draft, path));
    return { ...at, reason: missing ? "required" : "invalid" };
  });
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === "";
}

/** Where in the workbook a place of the product stands. */
function whereIs({ path, origins }: { path: string; origins: Origins }) {
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length--) {
    const origin = origins.get(steps.slice(0, length).join("."));
    if (!origin) continue;
    const { sheet, row } = origin;
    const rest = steps.slice(length).join(".");
    return { sheet: sheet.name, row, column: columnAt(rest, sheet.columns) ?? rest };
  }
  const sheet = partSheets.find(({ field, within }) => !within && field === steps[0]);
  if (!sheet) return { column: columnAt(path, columns) ?? path };
  return {
    sheet: sheet.name,
    column: columnAt(steps.slice(2).join("."), sheet.columns) ?? path,
  };
}

/** The column for a place in the product: of what is there, or of what is a part of it. */
function columnAt(path: string, among: Column[]): string | undefined {
  const wanted = path.replace(/\.\d+(?=\.|$)/g, (number) =>
    // Bands are numbers too, and columns.
    among.some((known) => known.path.includes(number)) ? number : ".*",
  );
  const isAt = (known: string, place: string) => known === place || known.startsWith(`${place}.`);
  const column =
    among.find((known) => isAt(wanted, known.path)) ??
    among.find((known) => isAt(known.path, wanted));
  return column?.name;
}
