import { z } from "zod";
import { productKind } from "../catalogue/product-content.ts";
import { inputOf, type Label } from "../records/fields.ts";
import type { Column } from "./column.ts";
import { describeColumns, isSize } from "./describe-columns.ts";
import { describeShape, describeUnion } from "./describe-schema.ts";
import { textForm } from "./forms.ts";
import { partWords } from "./part-words.ts";

/** A sheet with a row for each item of a list that products have, such as their finishes. */
export type PartSheet = {
  name: string;
  label: Label;
  /** The field of the product, or of the item above it, in which the list stands. */
  field: string;
  /** The sheet of the items that have such a list each; none where the product has it. */
  within?: PartSheet;
  /** What each item has to be. */
  element: z.core.$ZodType;
  /** What an item is told from others by; where it is an id, no two may share it. */
  key?: "id" | "code";
  /** Whose an item is: the product, and what it has the list in. */
  owners: Column[];
  columns: Column[];
};

export const productColumn: Column = {
  name: "product_id",
  path: "product_id",
  form: textForm({ longest: 80 }),
  label: { zh: "产品标识", en: "Product id" },
};

const mountingColumn: Column = {
  name: "mounting",
  path: "mounting",
  form: textForm({ longest: 80 }),
  label: { zh: "安装方式标识", en: "Mounting id" },
};

/** The sheets a workbook may have besides that of the products, lists before what is in them. */
export const partSheets: PartSheet[] = productKind.sections.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([field, schema]) => {
    const label = inputOf(schema)?.label;
    return label ? sheetsOf({ field, label, schema }) : [];
  }),
);

function sheetsOf({
  field,
  label,
  schema,
  within,
}: {
  field: string;
  label: Label;
  schema: z.core.$ZodType;
  within?: PartSheet;
}): PartSheet[] {
  const list = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const element = list instanceof z.ZodArray ? list.element : undefined;
  const isUnion = element instanceof z.ZodDiscriminatedUnion;
  const shape = element instanceof z.ZodObject ? element.shape : {};
  const isText = "zh" in shape;
  // What goes into one cell needs no sheet.
  if (!isUnion && (Object.keys(shape).length === 0 || isSize(shape) || isText)) return [];
  const columns = isUnion ? describeUnion(element) : columnsOf(shape);
  const { key } = keyOf(shape);
  const sheet: PartSheet = {
    ...{ name: field, label, field, element: element as z.core.$ZodType },
    ...(within && { within }),
    ...(key && { key }),
    owners: within ? [productColumn, mountingColumn] : [productColumn],
    columns: [
      ...columns.filter(({ path }) => path === key),
      ...columns.filter(({ path }) => path !== key),
    ],
  };
  const inner = Object.entries(shape).flatMap(([name, part]) =>
    sheetsOf({ field: name, label: partWords[name] ?? label, schema: part, within: sheet }),
  );
  return [sheet, ...inner];
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Fields of a form say how they are asked for; the rest is told by what may stand there. */
function columnsOf(shape: Shape): Column[] {
  const isDescribed = Object.values(shape).some(inputOf);
  return isDescribed ? describeColumns(shape) : describeShape(shape);
}

function keyOf(shape: Shape): Pick<PartSheet, "key"> {
  if ("id" in shape) return { key: "id" };
  return "code" in shape ? { key: "code" } : {};
}

/** The sheet that goes by such a name, in English or Chinese. */
export function partSheetOf(name: string): PartSheet | undefined {
  const wanted = name.trim().toLowerCase();
  return partSheets.find(({ name, label }) =>
    [name, label.zh, label.en].some((known) => known.toLowerCase() === wanted),
  );
}

export function partSheetNamed(name: string): PartSheet {
  const found = partSheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`No sheet ${name}`);
  return found;
}
