import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import type { ProductContent } from "../../catalogue/product-content.ts";
import { changeContent } from "../../records/change-content.ts";
import { publishDue } from "../../records/publish-due.ts";
import { listRevisions, restoreRevision } from "../../records/revisions.ts";
import { addRecords, saveRecord } from "../../records/save-record.ts";
import { trashRecord } from "../../records/trash-record.ts";
import { clearContent } from "../../transfer/clear-content.ts";
import { alternativesForText } from "../query/alternatives.ts";
import { searchSite } from "../search-site.ts";
import { toQuery } from "../text/lexemes.ts";
import { indexQueuedRecords } from "./index-changes.ts";
import { type Prepared, prepareEntries, withoutChanged } from "./prepare-entries.ts";
import { rebuildIndex } from "./rebuild-index.ts";

giveOwnDatabase();

async function product(): Promise<ProductContent> {
  const { rows } = await sql<{ content: ProductContent }>`
    select content from product where id = 'slat-oak'`.execute(db);
  if (!rows[0]) throw new Error("no product");
  return rows[0].content;
}

/** The ids that the index holds for a word. */
async function indexed(word: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select record_id as id from search_entry
    where words @@ ${toQuery({ ways: alternativesForText(word) })}::tsquery order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

async function countQueued(): Promise<number> {
  const { rows } = await sql<{
    queued: number;
  }>`select count(*)::int as queued from search_queue`.execute(db);
  return rows[0]?.queued ?? 0;
}

function named(content: ProductContent, word: string): ProductContent {
  return { ...content, title: { zh: "板", en: `Panel ${word}`, ar: "لوح" } };
}

afterEach(async () => {
  expect(await countQueued()).toBe(0);
});

test("the demonstration content is indexed as it is loaded, and nothing waits", async () => {
  expect(await indexed("goalball")).toEqual(["stadium-bogota-goalball"]);
  const { rows } = await sql`
    select id from product where status = 'published'
    except select record_id from search_entry where kind = 'product'`.execute(db);
  expect(rows).toEqual([]);
});

describe("content and index change in one transaction", () => {
  test("a saved record is found at once, a changed one by its new words only", async () => {
    const content = { ...named(await product(), "zyxone"), id: "new-one" };
    await saveRecord({ kind: "product", content, status: "published" });
    expect(await indexed("zyxone")).toEqual(["new-one"]);
    await saveRecord({ kind: "product", content: named(content, "zyxtwo"), status: "published" });
    expect(await indexed("zyxone")).toEqual([]);
    expect(await indexed("zyxtwo")).toEqual(["new-one"]);
  });

  test("what is undone leaves no trace", async () => {
    const content = { ...named(await product(), "zyxundone"), id: "undone" };
    const change = changeContent({
      async work(on) {
        await addRecords({ kind: "product", contents: [content], on });
        throw new Error("changed my mind");
      },
    });
    await expect(change).rejects.toThrow("changed my mind");
    expect(await indexed("zyxundone")).toEqual([]);
  });

  test("drafts, trash and scheduled records are not in it; publishing and restoring bring them", async () => {
    const content = { ...named(await product(), "zyxdraft"), id: "drafted" };
    await saveRecord({ kind: "product", content, status: "draft" });
    expect(await indexed("zyxdraft")).toEqual([]);
    await saveRecord({ kind: "product", content, status: "published" });
    expect(await indexed("zyxdraft")).toEqual(["drafted"]);
    await trashRecord({ kind: "product", id: "drafted" });
    expect(await indexed("zyxdraft")).toEqual([]);
    const [latest] = await listRevisions({ kind: "product", id: "drafted" });
    await restoreRevision({ revision: latest?.id ?? 0 });
    expect(await indexed("zyxdraft")).toEqual(["drafted"]);

    const publishAt = new Date(Date.now() + 60_000);
    await saveRecord({ kind: "product", content, status: "published", publishAt });
    expect(await indexed("zyxdraft")).toEqual([]);
    // The trigger decides by the clock, so move the time instead of waiting for it.
    await sql`alter table product disable trigger user`.execute(db);
    await sql`update product set publish_at = now() - interval '1 s' where id = 'drafted'`.execute(
      db,
    );
    await sql`alter table product enable trigger user`.execute(db);
    expect(await publishDue()).toBe(1);
    expect(await indexed("zyxdraft")).toEqual(["drafted"]);
  });

  test("others see neither or both", async () => {
    const content = { ...named(await product(), "zyxboth"), id: "both" };
    await changeContent({
      async work(on) {
        await addRecords({ kind: "product", contents: [content], on });
        expect(await indexed("zyxboth")).toEqual([]);
      },
    });
    expect(await indexed("zyxboth")).toEqual(["both"]);
  });
});

describe("many at once", () => {
  const classes = ["wood-slat", "grooved", "perforated"];

  /** Saves a few records over and over, each time in another class and with another word. */
  async function saveOften({ writer, order }: { writer: string; order: number[] }) {
    const content = await product();
    for (const number of order) {
      const classId = classes[number % classes.length] ?? "";
      const title = named(content, `zyxrace zyx${writer}${number}`);
      await saveRecord({
        kind: "product",
        content: { ...title, id: `raced-${number % 3}`, classId },
        status: "published",
      });
    }
  }

  test("save the same records in any order, by hand and while others are indexed", async () => {
    // As many as there are connections: nobody waits for one of those.
    await Promise.all([
      saveOften({ writer: "a", order: [0, 1, 2, 4, 5] }),
      saveOften({ writer: "b", order: [5, 4, 2, 1, 0] }),
      sql`update product set position = position + 1`.execute(db).then(() => indexQueuedRecords()),
      sql`update product_class set position = position + 1`
        .execute(db)
        .then(() => indexQueuedRecords()),
    ]);
    await indexQueuedRecords();
    expect(await indexed("zyxrace")).toEqual(["raced-0", "raced-1", "raced-2"]);
    const { rows } = await sql<{ id: string; word: string }>`
      select id, split_part(content #>> '{title,en}', ' ', 3) as word
      from product where id like 'raced-%'`.execute(db);
    for (const { id, word } of rows) expect(await indexed(word)).toEqual([id]);
  });

  test("what was changed while its entry was being made is left to who changed it", async () => {
    const content = { ...named(await product(), "zyxbefore"), id: "overtaken" };
    const save = (word: string) =>
      saveRecord({ kind: "product", content: named(content, word), status: "published" });
    const prepare = () =>
      prepareEntries({ kind: "product", ids: ["overtaken", "slat-ash"], on: db });
    const still = async (prepared: Prepared) => (await withoutChanged({ prepared, on: db })).ids;

    const absent = await prepare();
    expect(await still(absent)).toEqual(["overtaken", "slat-ash"]);
    await save("zyxbefore");
    expect(await still(absent)).toEqual(["slat-ash"]);

    const present = await prepare();
    await save("zyxafter");
    const { ids, entries } = await withoutChanged({ prepared: present, on: db });
    expect(ids).toEqual(["slat-ash"]);
    expect(entries.map((entry) => entry.record_id)).toEqual(["slat-ash"]);
  });

  test("who change two records in opposite orders wait, but not for each other", async () => {
    const move = (on: typeof db, id: string) =>
      sql`update product set position = position + 1 where id = ${id}`.execute(on);
    const somebodyWaits = () =>
      expect.poll(
        async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length,
        { timeout: 10_000 },
      );
    let other: Promise<unknown> = Promise.resolve();
    await changeContent({
      async work(on) {
        await move(on, "slat-oak");
        other = db.transaction().execute(async (byHand) => {
          await move(byHand, "slat-teak");
          await move(byHand, "slat-oak");
        });
        await somebodyWaits().toBeGreaterThan(0);
        await move(on, "slat-teak");
      },
    });
    await other;
    await indexQueuedRecords();
  });
});

describe("changes by hand in SQL", () => {
  const rename = (word: string) =>
    sql`
    update product set content = jsonb_set(content, '{title,en}', to_jsonb(${`Panel ${word}`}::text))
    where id = 'slat-teak'`.execute(db);

  test("are found as soon as a node has indexed them", async () => {
    await rename("zyxhand");
    expect(await indexed("zyxhand")).toEqual([]);
    expect(await indexQueuedRecords()).toBe(1);
    const { results } = await searchSite({ query: "zyxhand", lang: "en" });
    expect(results.map(({ path }) => path)).toEqual(["/productdetail/slat-teak.html"]);
  });

  test("are shared among nodes, and each is indexed once", async () => {
    await sql`update product set position = position + 1`.execute(db);
    await sql`delete from article where id = 'what-is-nrc'`.execute(db);
    const queued = await countQueued();
    const counts = await Promise.all([
      indexQueuedRecords(),
      indexQueuedRecords(),
      indexQueuedRecords(),
    ]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(queued);
    expect(await indexed("what is NRC")).not.toContain("what-is-nrc");
  });

  test("a record left incomplete is not found and stops nothing", async () => {
    await sql`insert into product (id, status, content)
      values ('broken', 'published', '{"id": "broken", "title": {"zh": "zyxbroken"}}')`.execute(db);
    await rename("zyxwhole");
    await indexQueuedRecords();
    expect(await indexed("zyxbroken")).toEqual([]);
    expect(await indexed("zyxwhole")).toEqual(["slat-teak"]);
    await sql`delete from product where id = 'broken'`.execute(db);
    await indexQueuedRecords();
  });

  test("truncating a table empties its part", async () => {
    await sql`truncate programme`.execute(db);
    const { rows } = await sql`select from search_entry where kind = 'programme'`.execute(db);
    expect(rows).toEqual([]);
  });
});

test("a renamed class finds its products by the new name", async () => {
  const { rows } = await sql<{
    content: Parameters<typeof saveRecord<"product_class">>[0]["content"];
  }>`
    select content from product_class where id = 'grooved'`.execute(db);
  const content = rows[0]?.content;
  if (!content) throw new Error("no class");
  const subjectName = { zh: "槽木吸音板", en: "Zyxrenamed panels", ar: "ألواح" };
  await saveRecord({
    kind: "product_class",
    content: { ...content, subjectName },
    status: "published",
  });
  const { results } = await searchSite({ query: "zyxrenamed walnut", lang: "en" });
  expect(results.slice(0, 2).map(({ path }) => path)).toEqual([
    "/product/grooved.html",
    "/productdetail/grooved-walnut-28-4.html",
  ]);
});

test("a rebuild mends whatever is wrong, while searches go on", async () => {
  await sql`delete from search_entry where kind = 'article'`.execute(db);
  await sql`update search_entry set words = '''zyxwrong''', title = '''zyxwrong''' where kind = 'product'`.execute(
    db,
  );
  await sql`update search_entry set record_id = 'gone', path = '/gone' where record_id = 'booth-m'`.execute(
    db,
  );
  const rebuilding = rebuildIndex();
  const { query } = await searchSite({ query: "静音舱", lang: "zh" });
  expect(query).toBe("静音舱");
  expect(await rebuilding).toBeGreaterThan(150);
  expect(await indexed("zyxwrong")).toEqual([]);
  const { rows } = await sql`select from search_entry where record_id = 'gone'`.execute(db);
  expect(rows).toEqual([]);
  const { results } = await searchSite({ query: "双人静音舱", lang: "zh" });
  expect(results[0]?.path).toBe("/productdetail/booth-m.html");
});

test("what is cleared and added in one transaction is found by what was added only", async () => {
  const content = await product();
  await changeContent({
    async work(on) {
      await clearContent({ on });
      await addRecords({ kind: "product", contents: [named(content, "zyxafter")], on });
    },
  });
  const { rows } = await sql`select record_id from search_entry`.execute(db);
  expect(rows).toEqual([{ record_id: "slat-oak" }]);
  expect(await indexed("zyxafter")).toEqual(["slat-oak"]);
});
