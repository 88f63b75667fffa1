import type { z } from "zod";
import { type ProductContent, productKind } from "../catalogue/product-content.ts";
import type { Localized } from "../language/localized.ts";
import { formOf } from "../records/kind-form.ts";
import type { Status } from "../records/kinds.ts";
import { blankProduct, noText } from "./blank-product.ts";
import { columns, isClearing, writeCell } from "./columns.ts";
import type { Column } from "./describe-columns.ts";
import type { Reason } from "./forms.ts";
import { valueAt, withValueAt } from "./paths.ts";
import type { Cell } from "./sheet.ts";

/** The cells of a row that are not blank, by the name of their column. */
export type Cells = Record<string, Cell>;

export type Problem = { column: string; reason: Reason; detail?: string };
export type Change = { column: string; before: string; after: string };

/** A product as it is now. */
export type Current = { content: unknown; status: Status; version: number };

/** What the catalogue has that a row may refer to. */
export type Known = {
  /** Ids of classes by id and by name in the address, in lower case. */
  classes: Map<string, string>;
  pictures: Set<string>;
  products: Set<string>;
};

export type RowPlan =
  | { state: "wrong"; problems: Problem[] }
  | { state: "unchanged" }
  | { state: "new" | "changed"; changes: Change[]; content: ProductContent; status: Status };

/** What a row would do to the catalogue, or why it cannot. */
export function planRow({
  id,
  cells,
  current,
  known,
}: {
  id: string;
  cells: Cells;
  current: Current | undefined;
  known: Known;
}): RowPlan {
  if (current?.status === "trashed") return wrong([{ column: "id", reason: "in-trash" }]);
  const before = current && { ...(current.content as object), status: current.status };
  const { draft, problems } = applyCells({ cells, to: before ?? blankProduct(id), known });
  const { status, ...rest } = draft;
  const parsed = productKind.schema.safeParse(withoutEmpty(rest));
  const found = [
    ...problems,
    ...(parsed.success ? checkWhole(parsed.data) : problemsOf({ error: parsed.error, draft })),
  ];
  // What is wrong with a cell makes the schema complain about the same place once more.
  const each = new Map(found.toReversed().map((problem) => [problem.column, problem]));
  if (!parsed.success || each.size > 0) return wrong([...each.values()].reverse());
  const after = { ...parsed.data, status };
  const changes = columns.flatMap((column) => {
    const was = before ? writeCell(column, before) : "";
    const is = writeCell(column, after);
    return was === is ? [] : [{ column: column.name, before: was, after: is }];
  });
  if (current && changes.length === 0) return { state: "unchanged" };
  return {
    state: current ? "changed" : "new",
    changes,
    content: parsed.data,
    status: status as Status,
  };
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

function readCell({ column, cell, known }: { column: Column; cell: Cell; known: Known }) {
  const { path, form, cleared } = column;
  if (typeof cell !== "string" && !form.isDate) {
    return { reason: "date" as const, detail: cell.date };
  }
  const text = typeof cell === "string" ? cell : cell.date;
  if (isClearing(text)) {
    if (!cleared) return { reason: "cannot-clear" as const };
    return "removes" in cleared
      ? { path: cleared.removes, value: undefined }
      : { path, value: cleared.value };
  }
  const read = form.read(text);
  return "reason" in read ? read : resolve({ column, value: read.value, known });
}

type Resolved = { path: string; value: unknown } | { reason: Reason; detail?: string };

/** What a cell refers to has to be there. */
function resolve({
  column: { path, refersTo },
  value,
  known,
}: {
  column: Column;
  value: unknown;
  known: Known;
}): Resolved {
  if (refersTo === "product_class") {
    const id = known.classes.get(String(value).toLowerCase());
    return id === undefined
      ? { reason: "unknown-class", detail: String(value) }
      : { path, value: id };
  }
  if (refersTo === "picture" || refersTo === "product") {
    const there = refersTo === "picture" ? known.pictures : known.products;
    const missing = (value as string[]).filter((id) => !there.has(id));
    if (missing.length > 0) return { reason: `unknown-${refersTo}`, detail: missing.join(", ") };
  }
  return { path, value };
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

function problemsOf({ error, draft }: { error: z.ZodError; draft: object }): Problem[] {
  return error.issues.map((issue) => {
    const path = issue.path.join(".");
    const column = columnAt(path) ?? path;
    if (issue.message === "from-above-to") return { column, reason: "order" };
    const missing = issue.code === "too_small" || valueAt(draft, path) === undefined;
    return { column, reason: missing ? "required" : "invalid" };
  });
}

/** The column for a place in the product: of what is there, or of what is a part of it. */
function columnAt(path: string): string | undefined {
  const wanted = path.replace(/\.\d+(?=\.|$)/g, ".*");
  const isAt = (known: string, place: string) => known === place || known.startsWith(`${place}.`);
  const column =
    columns.find((known) => isAt(wanted, known.path)) ??
    columns.find((known) => isAt(known.path, wanted));
  return column?.name;
}
