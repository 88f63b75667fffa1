import { db } from "#db/connect.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import { columns, writeCell } from "./columns.ts";

const headings = columns.map(({ name }) => name);

/**
 * An empty sheet to begin with: the columns, what they are called, what blank means, and a copy of
 * the first product as an example.
 */
export async function* writeTemplate(): AsyncGenerator<string[][]> {
  yield [
    headings,
    columns.map(({ label }, place) => (place === 0 ? `# ${label.zh}` : label.zh)),
    columns.map(({ label }, place) => (place === 0 ? `# ${label.en}` : label.en)),
    ["# 空白 = 保持不变；#清空 = 清除内容；以 # 开头的行不读取"],
    ["# blank = leave as it is; #clear = empty it; rows that begin with # are not read"],
  ];
  const first = await db
    .selectFrom("product")
    .where("status", "=", "published")
    .orderBy("position")
    .select("content")
    .executeTakeFirst();
  if (!first) return;
  const example = first.content as ProductContent;
  const { id, code } = example;
  yield [writeRow({ ...example, id: `${id}-example`, code: `${code}-EXAMPLE`, status: "draft" })];
}

function writeRow(product: object): string[] {
  return columns.map((column) => writeCell(column, product));
}

const batch = 500;

/** The catalogue as a sheet that can be changed and imported again, read in small parts. */
export async function* writeCatalogue(): AsyncGenerator<string[][]> {
  yield [headings];
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
      yield products.map(({ content, status }) =>
        // A sheet cannot name a time, so it leaves what waits for one alone.
        writeRow({ ...(content as object), status: status === "scheduled" ? "" : status }),
      );
    }
    if (products.length < batch) return;
    last = products.at(-1)?.id ?? "";
  }
}
