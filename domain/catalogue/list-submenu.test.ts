import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { listSubmenu } from "./list-submenu.ts";

giveOwnDatabase();

test("without a class: the classes on top with their numbers", async () => {
  const menu = await listSubmenu({ id: undefined, lang: "en" });
  expect(menu?.of).toBeUndefined();
  expect(menu?.products).toEqual([]);
  expect(menu?.classes.find(({ id }) => id === "silence-booth")).toMatchObject({ products: 4 });
});

test("a class is known by its id and by its name; it lists what is in it", async () => {
  await sql`update product_class set content = content || '{"parent": "perforated"}'
    where id = 'micro-perforated'`.execute(db);
  const menu = await listSubmenu({ id: "perforated", lang: "en" });
  expect(menu?.classes.map(({ id }) => id)).toEqual(["micro-perforated"]);
  expect(menu?.products.map(({ id }) => id)).toContain("perforated-oak-16");
  expect(menu?.products.map(({ id }) => id)).not.toContain("micro-perforated-white");
  const top = await listSubmenu({ id: undefined, lang: "en" });
  expect(top?.classes.map(({ id }) => id)).not.toContain("micro-perforated");
  expect((await listSubmenu({ id: "WOODSLAT", lang: "en" }))?.of?.id).toBe("wood-slat");
  expect(await listSubmenu({ id: "none-such", lang: "en" })).toBeUndefined();
});
