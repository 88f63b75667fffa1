import { db } from "#db/connect.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import type { SheetToWrite } from "../inquiries/write-xlsx.ts";
import { columns, writeCell } from "./columns.ts";
import { type PartSheet, partSheets } from "./part-sheets.ts";
import { writeParts } from "./write-parts.ts";

const headings = columns.map(({ name }) => name);

/** What the sheet of the products is called in a workbook. */
const productsName = "Products";

/**
 * An empty sheet to begin with: the columns, what they are called, what blank means, and a copy of
 * the first product as an example.
 */
export async function* writeTemplate(): AsyncGenerator<string[][]> {
  yield [
    ...headOf(columns),
    ["# 空白 = 保持不变；#清空 = 清除内容；以 # 开头的行不读取"],
    ["# blank = leave as it is; #clear = empty it; rows that begin with # are not read"],
  ];
  const example = await readExample();
  if (example) yield [writeRow(example)];
}

/** The same with a sheet for each part of a product. */
export function writeTemplateWorkbook(): SheetToWrite[] {
  return [
    { name: productsName, parts: writeTemplate() },
    ...partSheets.map((sheet) => ({ name: sheet.label.en, parts: writePartTemplate(sheet) })),
  ];
}

async function* writePartTemplate(sheet: PartSheet): AsyncGenerator<string[][]> {
  yield [
    ...headOf([...sheet.owners, ...sheet.columns]),
    ["# 每行一项；此表列出产品的全部项目，空白 = 没有；删去所有行 = 清空（核对时会说明）"],
    [
      "# one row for each; the sheet has all of a product's, and blank = nothing; without rows there are none left (the check says so)",
    ],
  ];
  const example = await readExample();
  if (example) yield writePartRows({ sheet, product: example });
}

function headOf(among: { name: string; label: { zh: string; en: string } }[]): string[][] {
  return [
    among.map(({ name }) => name),
    among.map(({ label }, place) => (place === 0 ? `# ${label.zh}` : label.zh)),
    among.map(({ label }, place) => (place === 0 ? `# ${label.en}` : label.en)),
  ];
}

async function readExample() {
  const first = await db
    .selectFrom("product")
    .where("status", "=", "published")
    .orderBy("position")
    .select("content")
    .executeTakeFirst();
  if (!first) return;
  const example = first.content as ProductContent;
  const { id, code } = example;
  return { ...example, id: `${id}-example`, code: `${code}-EXAMPLE`, status: "draft" };
}

function writeRow(product: object): string[] {
  return columns.map((column) => writeCell(column, product));
}

function writePartRows({
  sheet,
  product,
}: {
  sheet: PartSheet;
  product: { id: string };
}): string[][] {
  return writeParts({ sheet, product }).map(({ owner, cells }) =>
    sheet.within ? [product.id, owner, ...cells] : [product.id, ...cells],
  );
}

/** The catalogue as a sheet that can be changed and imported again. */
export async function* writeCatalogue(): AsyncGenerator<string[][]> {
  yield [headings];
  for await (const products of readProducts()) yield products.map(writeRow);
}

/** The same as a workbook with all parts of the products, each in a sheet of its own. */
export function writeCatalogueWorkbook(): SheetToWrite[] {
  return [
    { name: productsName, parts: writeCatalogue() },
    ...partSheets.map((sheet) => ({ name: sheet.label.en, parts: writePartSheet(sheet) })),
  ];
}

async function* writePartSheet(sheet: PartSheet): AsyncGenerator<string[][]> {
  yield [[...sheet.owners, ...sheet.columns].map(({ name }) => name)];
  for await (const products of readProducts()) {
    const rows = products.flatMap((product) => writePartRows({ sheet, product }));
    if (rows.length > 0) yield rows;
  }
}

const batch = 500;

/** Read in small parts: a catalogue may be large. */
async function* readProducts() {
  for (let last = ""; ; ) {
    const products = await db
      .selectFrom("product")
      .where("status", "!=", "trashed")
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .select(["id", "content", "status"])
      .execute();
    if (products.length > 0) {
      yield products.map(({ id, content, status }) =>
        // A sheet cannot name a time, so it leaves what waits for one alone.
        ({ ...(content as object), id, status: status === "scheduled" ? "" : status }),
      );
    }
    if (products.length < batch) return;
    last = products.at(-1)?.id ?? "";
  }
}
