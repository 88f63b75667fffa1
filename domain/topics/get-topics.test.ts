import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getTopic, listTopics } from "./get-topics.ts";

giveOwnDatabase();

test("a topic has the articles that carry its tag, newest first, and counts them", async () => {
  const topic = await getTopic({ id: "low-frequencies", lang: "en" });
  const { rows } = await sql<{ id: string }>`
    select id from article where status = 'published' and content -> 'tags' ? 'low-frequency'
    order by content ->> 'date' desc, id`.execute(db);
  expect(topic?.articles.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const listed = (await listTopics({ lang: "en" })).find(({ id }) => id === "low-frequencies");
  expect(listed?.articles).toBe(rows.length);
});

test("its products and cases stand in the order given, the published ones", async () => {
  await sql`update product set status = 'draft' where id = 'grooved-oak-14-2'`.execute(db);
  const topic = await getTopic({ id: "low-frequencies", lang: "en" });
  expect(topic?.products.map(({ id }) => id)).toEqual(["perforated-oak-8", "wool-infill-30"]);
  expect(topic?.cases.map(({ id }) => id)).toEqual([
    "homecinema-shanghai-basement",
    "piano-vienna-practice-room",
    "piano-harbin-recording-room",
  ]);
});

test("its introduction is sanitized and in the reader's language", async () => {
  await sql`update topic set content = jsonb_set(content, '{intro,en}',
    '"<p>Low <script>alert(1)</script></p>"') where id = 'installation'`.execute(db);
  expect((await getTopic({ id: "installation", lang: "en" }))?.intro).toBe("<p>Low </p>");
  expect(await getTopic({ id: "none-such", lang: "en" })).toBeUndefined();
});
