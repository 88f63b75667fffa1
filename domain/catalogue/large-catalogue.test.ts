import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, db, disconnect, pool } from "#db/connect.ts";
import { createDatabase } from "../../tests/support/databases.ts";
import { fillCatalogue } from "../../tests/support/fill-catalogue.ts";
import { listCasesWithProduct } from "../cases/list-cases.ts";
import { browseProducts } from "./browse-products.ts";
import { countFilters } from "./count-filters.ts";
import { getProduct } from "./get-product.ts";
import { listClasses } from "./list-classes.ts";
import { listProducts, listProductsById } from "./list-products.ts";

/** The queries that the use case under test has sent. */
const sent: { sql: string; parameters: readonly unknown[] }[] = [];
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  database = await createDatabase({ server: inject("server"), template: inject("template") });
  connect({
    url: database.url,
    poolSize: 2,
    statementTimeout: 180_000,
    onQuery: (query) => sent.push(query),
  });
  await fillCatalogue({ products: 100_000 });
}, 240_000);

afterAll(async () => {
  await disconnect();
  await database.drop();
});

async function plansOf(work: () => Promise<unknown>): Promise<string> {
  sent.splice(0);
  await work();
  const plans = sent.splice(0).map(async ({ sql: text, parameters }) => {
    const { rows } = await pool.query(`explain ${text}`, [...parameters]);
    return rows.map((row) => Object.values(row).join()).join("\n");
  });
  return (await Promise.all(plans)).join("\n\n");
}

test.each([
  ["a class page", () => listProducts({ classId: "class-3", lang: "en" })],
  ["its last page", () => listProducts({ classId: "class-3", page: 400, lang: "en" })],
  ["the product centre", () => listProducts({ lang: "ar" })],
  [
    "a narrowed list",
    () =>
      browseProducts({
        selection: { material: "wood-slat" },
        sort: undefined,
        page: 2,
        lang: "en",
      }),
  ],
  [
    "a list sorted by absorption",
    () => browseProducts({ selection: {}, sort: "absorption", page: 2, lang: "en" }),
  ],
  [
    "a class sorted by thickness",
    () =>
      browseProducts({
        classId: "class-3",
        selection: {},
        sort: "thickness",
        page: 1,
        lang: "en",
      }),
  ],
  ["the menu", () => listClasses({ lang: "zh" })],
  ["a product page", () => getProduct({ id: "product-77777", lang: "zh" })],
  ["related products", () => listProductsById({ ids: ["product-1", "product-99999"], lang: "en" })],
  ["cases with a product", () => listCasesWithProduct({ productId: "slat-oak", lang: "en" })],
])("%s of a catalogue of 100,000 reads by index", async (_name, work) => {
  const plans = await plansOf(work);
  expect(plans).not.toMatch(/Seq Scan on product\b/);
});

test("the numbers beside the filters are not counted from the products", async () => {
  const selection = { material: "wood-slat" } as const;
  const classIds = ["class-3", "class-4"];
  const plans = await plansOf(() => countFilters({ classIds, selection }));
  expect(plans).toMatch(/product_mark_count/);
  expect(plans).not.toMatch(/on product\b/);
  const { total, classes } = await countFilters({ classIds, selection });
  expect(total).toBeGreaterThan(100_000);
  expect(classes.get("class-3")).toBe(12_500);
});

test("counts stay right with 100,000", async () => {
  const { total } = await listProducts({ lang: "en" });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product where status = 'published'`.execute(db);
  expect(total).toBe(rows[0]?.count);
  expect((await listProducts({ classId: "class-3", lang: "en" })).entries).toHaveLength(24);
});
