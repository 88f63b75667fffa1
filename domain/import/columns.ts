import { productKind } from "../catalogue/product-content.ts";
import type { Column } from "./column.ts";
import { describeColumns } from "./describe-columns.ts";
import { choiceForm } from "./forms.ts";
import { valueAt } from "./paths.ts";

const status: Column = {
  name: "status",
  path: "status",
  form: choiceForm({ draft: ["草稿"], published: ["已发布", "发布"] }),
  label: { zh: "状态", en: "Status" },
};

const described = productKind.sections.flatMap(({ fields }) => describeColumns(fields));

/** Every column a sheet of products may have; the id stands first. */
export const columns: Column[] = [
  ...described.filter(({ name }) => name === "id"),
  status,
  ...described.filter(({ name }) => name !== "id"),
];

/** The words that empty a cell of the catalogue; a blank cell leaves it as it is. */
export const clearingWords = ["#clear", "#清空"];

export function isClearing(cell: string): boolean {
  return clearingWords.includes(cell.toLowerCase());
}

/** The column a heading means: its name, or what it is called in Chinese or English. */
export function columnOf(heading: string, among = columns): Column | undefined {
  const wanted = heading.trim().toLowerCase();
  return among.find(({ name, label }) =>
    [name, label.zh, label.en].some((known) => known.toLowerCase() === wanted),
  );
}

/** What a cell says of a product; nothing where nothing is written. */
export function writeCell({ path, form }: Column, product: object): string {
  const value = valueAt(product, path);
  return value === undefined || value === "" ? "" : form.write(value);
}
