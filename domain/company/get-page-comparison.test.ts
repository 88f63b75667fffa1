import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getPageComparison } from "./get-page-comparison.ts";

giveOwnDatabase();

const onHome = { page: "home", place: "room" } as const;

test("a page has its pair in the reader's language, the bare room first", async () => {
  const comparison = await getPageComparison({ ...onHome, lang: "en" });
  expect(comparison).toMatchObject({
    title: "The same restaurant, before and after",
    before: { id: "pair-restaurant-bare" },
    after: { id: "pair-restaurant-treated" },
  });
  expect(await getPageComparison({ ...onHome, place: "elsewhere", lang: "en" })).toBeUndefined();
  expect(await getPageComparison({ ...onHome, page: "news", lang: "en" })).toBeUndefined();
});

test("what staff choose is what is shown; a picture that is gone compares nothing", async () => {
  const choose = (pictures: string[]) =>
    sql`update page_copy set content = jsonb_set(content, '{comparisons,0,pictures}',
      ${JSON.stringify(pictures)}::jsonb) where id = 'home'`.execute(db);
  await choose(["pair-office-bare", "pair-office-treated"]);
  const comparison = await getPageComparison({ ...onHome, lang: "ar" });
  expect(comparison?.after.id).toBe("pair-office-treated");
  await choose(["pair-office-bare", "gone"]);
  expect(await getPageComparison({ ...onHome, lang: "ar" })).toBeUndefined();
});
