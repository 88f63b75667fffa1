import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, db, disconnect } from "#db/connect.ts";
import { createDatabase } from "../../tests/support/databases.ts";
import { fillCatalogue } from "../../tests/support/fill-catalogue.ts";
import { countFilters } from "./count-filters.ts";
import { listProducts } from "./list-products.ts";
import { catalogueReads, readsAllProducts, watchPlans } from "./testing/catalogue-plans.ts";

/** Enough for several pages of every list; bench/catalogue.ts looks at 100,000. */
const products = 1000;
const { onQuery, plansOf } = watchPlans();
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  database = await createDatabase({ server: inject("server"), template: inject("template") });
  const url = new URL(database.url);
  // So few are soonest read all at once; without that way out only a missing index is left to do so.
  url.searchParams.set("options", "-c enable_seqscan=off");
  connect({ url: url.href, poolSize: 2, onQuery });
  await fillCatalogue({ products });
});

afterAll(async () => {
  await disconnect();
  await database.drop();
});

test.each(Object.entries(catalogueReads))("%s is read by index", async (_name, read) => {
  expect(await plansOf(read)).not.toMatch(readsAllProducts);
});

test("what no index serves would be seen", async () => {
  const read = () => sql`select from product where content ->> 'code' = 'X-5'`.execute(db);
  expect(await plansOf(read)).toMatch(readsAllProducts);
});

test("the numbers beside the filters are not counted from the products", async () => {
  const selection = { material: "wood-slat" } as const;
  const classIds = ["class-3", "class-4"];
  const plans = await plansOf(() => countFilters({ classIds, selection }));
  expect(plans).toMatch(/product_mark_count/);
  expect(plans).not.toMatch(/on product\b/);
  const { total, classes } = await countFilters({ classIds, selection });
  expect(total).toBeGreaterThan(products);
  expect(classes.get("class-3")).toBe(products / 8);
});

test("counts stay right", async () => {
  const { total } = await listProducts({ lang: "en" });
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product where status = 'published'`.execute(db);
  expect(total).toBe(rows[0]?.count);
  expect((await listProducts({ classId: "class-3", lang: "en" })).entries).toHaveLength(24);
});
