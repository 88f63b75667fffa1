import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { getArticle } from "#domain/articles/get-article.ts";
import { getCase } from "#domain/cases/get-case.ts";
import { getProduct } from "#domain/catalogue/get-product.ts";
import { addDocument } from "#domain/documents/testing/add-document.ts";
import { findRedirect } from "#domain/pages/find-redirect.ts";
import { type Kind, kindNames } from "#domain/records/kinds.ts";
import type { ListedRecord } from "#domain/records/list-records.ts";
import { readPreview, withPreview } from "#domain/records/preview.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let editor: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  // The demonstration has none.
  await addDocument({ id: "certificate" });
  editor = await api.signIn("editor", { name: "Li Mei" });
  colleague = await api.signIn("editor", { name: "Wang Jun" });
});

type Localized = { zh: string; en: string; ar: string };
type Article = { id: string; class: string; title: Localized; body: Localized };
type Read = {
  id: string;
  content: Article;
  status: string;
  publishAt: string | null;
  version: number;
  updatedBy: string | null;
  outdated: Record<string, string[]>;
  path: string | null;
  moved?: { from: string; to: string; redirected: boolean };
};

const text = (words: string): Localized => ({ zh: `${words} 中`, en: words, ar: `${words} ع` });

function article(id: string) {
  return {
    id,
    class: "knowledge",
    title: text("Quiet rooms"),
    summary: text("Why rooms are quiet"),
    body: text("<p>Felt.</p>"),
    cover: "slat-oak-1",
    date: "2026-03-01",
    tags: [],
  };
}

async function read(path: string): Promise<Read> {
  const { status, body } = await editor.get(`/content/${path}`);
  expect(status).toBe(200);
  return body as Read;
}

async function add(id: string, status = "draft"): Promise<Read> {
  const answer = await editor.post("/content/article", { content: article(id), status });
  expect(answer.status).toBe(200);
  return answer.body as Read;
}

function save(
  { id, content, status, publishAt, version }: Read,
  changes: object,
  by: SignedIn = editor,
) {
  return by.put(`/content/article/${id}`, { content, status, publishAt, version, ...changes });
}

const stored = async (kind: Kind, id: string) => {
  const { rows } = await sql<{ text: string }>`
    select content::text as text from ${sql.table(kind)} where id = ${id}`.execute(db);
  return rows[0]?.text;
};

describe.each(kindNames)("every %s", (kind) => {
  test("can be listed, read, and saved as it is without changing a byte", async () => {
    const { status, body } = await editor.get(`/content/${kind}?perPage=3&sort=position`);
    expect(status).toBe(200);
    const { rows, total } = body as { rows: ListedRecord[]; total: number };
    expect(total).toBeGreaterThan(0);
    for (const { id } of rows) {
      const before = await stored(kind, id);
      const record = await read(`${kind}/${id}`);
      const saved = await editor.put(`/content/${kind}/${id}`, record);
      expect(saved).toMatchObject({ status: 200, body: { version: record.version + 1 } });
      expect(await stored(kind, id)).toBe(before);
    }
  });
});

describe("writing", () => {
  test("a new article is a draft until it is published, then a page and found at once", async () => {
    const record = await add("quiet-rooms");
    expect(record).toMatchObject({
      status: "draft",
      version: 1,
      updatedBy: "Li Mei",
      path: "/article/quiet-rooms.html",
    });
    expect(await getArticle({ id: "quiet-rooms", lang: "en" })).toBeUndefined();
    expect((await save(record, { status: "published" })).status).toBe(200);
    expect(await getArticle({ id: "quiet-rooms", lang: "en" })).toBeDefined();
    const found = await searchSite({ query: "Quiet rooms felt", lang: "en" });
    expect(JSON.stringify(found)).toContain("/article/quiet-rooms.html");
  });

  test("an id, a class name or an old address that is in use is said of that field", async () => {
    await add("twice");
    const again = await editor.post("/content/article", {
      content: article("twice"),
      status: "draft",
    });
    expect(again).toMatchObject({ status: 400, body: { fields: { "content.id": "taken" } } });
    const grooved = await read("product_class/grooved");
    const twin = { ...grooved.content, id: "grooved-too" };
    const other = await editor.post("/content/product_class", { content: twin, status: "draft" });
    expect(other).toMatchObject({
      status: 400,
      body: { fields: { "content.className": "taken" } },
    });
  });

  test("what is wrong is told field by field, and nothing is written", async () => {
    const { body, status } = await editor.post("/content/product", {
      content: { id: "Not Readable", title: { zh: "", en: "" } },
      status: "published",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: {
        "content.id": "id-spelling",
        "content.title.ar": "required",
        "content.code": "required",
      },
    });
  });

  test("scripts and foreign pictures leave a rich text before it is stored", async () => {
    const record = await add("clean");
    const en = '<p onclick="x()">A</p><script>1</script><img src="https://evil.example/a.png">';
    const content = { ...record.content, body: { ...record.content.body, en } };
    const { body } = await save(record, { content });
    expect((body as Read).content.body.en).toBe("<p>A</p>");
  });

  test("a time in the future waits for it", async () => {
    const record = await add("later");
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await save(record, { status: "published", publishAt });
    expect(body).toMatchObject({ status: "scheduled", publishAt });
    expect(await getArticle({ id: "later", lang: "en" })).toBeUndefined();
  });

  test("a time that has passed is asked about, and nothing is published", async () => {
    const record = await add("too-late-to-schedule");
    const publishAt = new Date(Date.now() - 60_000).toISOString();
    const refused = await save(record, { status: "published", publishAt });
    expect(refused).toMatchObject({ status: 400, body: { fields: { publishAt: "past" } } });
    const blank = { ...record.content, cover: "" };
    const both = await save(record, { status: "published", publishAt, content: blank });
    expect(both.body).toMatchObject({ fields: { publishAt: "past" } });
    expect(await getArticle({ id: "too-late-to-schedule", lang: "en" })).toBeUndefined();
  });

  test("a viewer reads and changes nothing", async () => {
    const viewer = await api.signIn("viewer");
    const record = await read("article/later");
    expect((await viewer.get("/content/article/later")).status).toBe(200);
    expect((await save(record, {}, viewer)).status).toBe(403);
  });
});

describe("a change that is kept back", () => {
  const keep = ({ id, content, version }: Read, changes: object, by: SignedIn = editor) =>
    by.put(`/content/article/${id}/kept`, { content: { ...content, ...changes }, version });
  const seen = async (id: string) => (await getArticle({ id, lang: "en" }))?.title;

  test("is on no page until it is published, and gone when it is", async () => {
    const record = await add("kept-back", "published");
    const answer = await keep(record, { title: text("Not yet"), cover: "" });
    expect(answer).toMatchObject({
      status: 200,
      body: { version: record.version, kept: { version: record.version, by: "Li Mei" } },
    });
    expect(await seen("kept-back")).toBe("Quiet rooms");
    const listed = await editor.get("/content/article?q=kept-back");
    expect(listed.body).toMatchObject({ rows: [{ id: "kept-back", kept: true }] });
    const found = await colleague.get("/content/article/kept-back");
    const { kept, content } = found.body as Read & { kept: { content: Article } };
    expect([content.title.en, kept.content.title.en]).toEqual(["Quiet rooms", "Not yet"]);
    const published = await save(record, {
      content: { ...record.content, title: kept.content.title },
    });
    expect(published).toMatchObject({ status: 200, body: { kept: null } });
    expect(await seen("kept-back")).toBe("Not yet");
  });

  test("can be thrown away, and is not begun on what somebody has changed since", async () => {
    const record = await add("kept-not", "published");
    await keep(record, { title: text("Never") });
    const dropped = await editor.delete("/content/article/kept-not/kept");
    expect(dropped).toMatchObject({ status: 200, body: { kept: null, version: record.version } });
    expect(await seen("kept-not")).toBe("Quiet rooms");
    await save(record, {}, colleague);
    expect((await keep(record, { title: text("Late") })).status).toBe(409);
  });
});

describe("two people at once", () => {
  test("the second is told, and what the first wrote stays", async () => {
    const record = await add("shared");
    const mine = { ...record.content, title: { ...record.content.title, en: "Mine" } };
    const theirs = { ...record.content, title: { ...record.content.title, en: "Theirs" } };
    const answers = await Promise.all([
      save(record, { content: mine }),
      save(record, { content: theirs }, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await read("article/shared");
    expect(now.version).toBe(2);
    expect(now.content.title.en).toBe(answers[0]?.status === 200 ? "Mine" : "Theirs");
  });
});

describe("languages left behind", () => {
  test("are marked when one is rewritten, and no longer when they follow or are confirmed", async () => {
    let record = await add("followed");
    const write = async (title: Partial<Localized>, confirmed: string[] = []) => {
      const content = { ...record.content, title: { ...record.content.title, ...title } };
      const { body, status } = await save(record, { content, confirmed });
      expect(status).toBe(200);
      record = body as Read;
      return record.outdated;
    };
    expect(record.outdated).toEqual({});
    expect(await write({ zh: "安静的房间" })).toEqual({ title: ["en", "ar"] });
    const listed = async (unfinished: string) => {
      const filter = encodeURIComponent(JSON.stringify({ unfinished }));
      const { body } = await editor.get(`/content/article?q=followed&filter=${filter}`);
      return (body as { rows: { id: string }[] }).rows.map(({ id }) => id);
    };
    expect(await listed("outdated:ar")).toEqual(["followed"]);
    expect(await write({ en: "Rooms that are quiet" })).toEqual({ title: ["ar"] });
    expect(await write({}, ["title.ar"])).toEqual({});
    expect(await listed("outdated:ar")).toEqual([]);
    expect(await write({ ar: "" })).toEqual({});
    expect(await listed("missing:ar")).toEqual(["followed"]);
    expect(await write({ ar: "غرف هادئة" })).toEqual({});
  });
});

describe("revisions", () => {
  test("tell who changed what, and one restored is the same to the byte", async () => {
    const record = await add("restored", "published");
    const original = await stored("article", "restored");
    const content = { ...record.content, title: text("Loud rooms") };
    const changed = await save(record, { content }, colleague);
    expect(await stored("article", "restored")).not.toBe(original);
    const { body } = await editor.get("/content/article/restored/revisions");
    const [latest] = (body as { rows: { id: number }[] }).rows;
    expect(latest).toMatchObject({ changedByName: "Wang Jun", action: "changed" });
    expect(await read(`article/restored/revisions/${latest?.id}`)).toMatchObject({
      content: record.content,
      status: "published",
    });
    const path = `/content/article/restored/revisions/${latest?.id}/restore`;
    expect((await editor.post(path, { version: record.version })).status).toBe(409);
    const { version } = changed.body as Read;
    expect(await editor.post(path, { version })).toMatchObject({
      status: 200,
      body: { content: record.content },
    });
    expect(await stored("article", "restored")).toBe(original);
    const foreign = `/content/article/shared/revisions/${latest?.id}/restore`;
    expect((await editor.post(foreign, { version: 2 })).status).toBe(404);
  });
});

describe("a draft", () => {
  const blank: Localized = { zh: "", en: "", ar: "" };
  const begun = (id: string) => ({
    ...article(id),
    title: blank,
    cover: "",
    date: null,
    body: { zh: "<p>毛毡<script>alert(1)</script></p>", en: "", ar: "" },
  });
  const write = (status: string, content: object, kind = "article") =>
    editor.post(`/content/${kind}`, { content, status });

  test("is kept before it is whole, without what is blank and what no page may show", async () => {
    const { status, body } = await write("draft", begun("begun"));
    expect(status).toBe(200);
    const { content } = body as Read;
    expect(content).not.toHaveProperty("date");
    expect(content.title).toEqual(blank);
    expect(content.body.zh).toBe("<p>毛毡</p>");
    expect(await read("article/begun")).toMatchObject({ status: "draft", version: 1 });
  });

  test("is not published so, alone or among others, nor scheduled, nor shown in a preview", async () => {
    await write("draft", begun("half-done"));
    await add("whole");
    const record = await read("article/half-done");
    const fields = { "content.date": "required", "content.title.zh": "required" };
    const refused = { status: 400, body: { fields: { "content.date": "required" } } };
    expect(await save(record, { status: "published" })).toMatchObject(refused);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await save(record, { status: "published", publishAt: tomorrow })).toMatchObject(refused);
    const preview = { content: record.content };
    expect(await editor.post("/content/article/preview", preview)).toMatchObject(refused);
    const untitled = { ...article("untitled"), title: blank };
    expect(await write("published", untitled)).toMatchObject({
      status: 400,
      body: { fields: { "content.title.zh": fields["content.title.zh"] } },
    });
    const ids = ["half-done", "whole"];
    const { body } = await editor.post("/content/article/bulk", { change: "publish", ids });
    expect(body).toEqual({ changed: 1, unfinished: 1 });
    expect(await getArticle({ id: "half-done", lang: "en" })).toBeUndefined();
    expect(await getArticle({ id: "whole", lang: "en" })).toBeDefined();
  });

  test("of a product may have mountings and sizes of which not all is known", async () => {
    const { content } = await read("product/slat-oak");
    const product = {
      ...content,
      id: "slat-begun",
      code: "",
      pictures: [],
      classId: "",
      leadTimeDays: { from: null, to: 30 },
      sizes: [{ width: 600, height: null, depth: null }],
      finishes: [{ id: "oak", name: blank, colour: "" }],
      mountings: [
        {
          id: "direct",
          kind: "direct",
          buildUp: blank,
          depth: null,
          measured: { absorption: { 125: 0.1, 250: null }, evidence: { kind: "laboratory" } },
        },
      ],
    };
    expect(await write("draft", product, "product")).toMatchObject({ status: 200 });
    expect((await editor.get("/content/product?q=slat-begun")).body).toMatchObject({ total: 1 });
    expect((await editor.get("/content/claims?q=slat-begun")).status).toBe(200);
    expect((await editor.get("/import/products.csv")).status).toBe(200);
    expect((await write("published", product, "product")).status).toBe(400);
  });

  test.each([
    ["a date that is none", { date: "tomorrow" }],
    ["a class that is none", { class: "gossip" }],
    ["words that are a number", { title: 7 }],
    ["a tag with a blank", { tags: ["two words"] }],
  ])("with %s is refused", async (_name, wrong) => {
    expect((await write("draft", { ...article("wrong-draft"), ...wrong })).status).toBe(400);
  });
});

describe("several at once", () => {
  const bulk = (change: string, ids: string[]) =>
    editor.post("/content/article/bulk", { change, ids });
  const statusesOf = async (ids: string[]) => {
    const records = await Promise.all(ids.map((id) => read(`article/${id}`)));
    return records.map(({ status }) => status);
  };

  test("are published, thrown away and brought back to what they were", async () => {
    await add("many-1");
    await add("many-2", "published");
    const ids = ["many-1", "many-2"];
    expect((await bulk("publish", ids)).body).toEqual({ changed: 1, unfinished: 0 });
    await bulk("withdraw", ["many-1"]);
    expect(await statusesOf(ids)).toEqual(["draft", "published"]);
    expect((await bulk("trash", ids)).body).toEqual({ changed: 2, unfinished: 0 });
    expect(await getArticle({ id: "many-2", lang: "en" })).toBeUndefined();
    const filter = encodeURIComponent(JSON.stringify({ status: "trashed" }));
    expect((await editor.get("/content/article?q=many")).body).toMatchObject({ total: 0 });
    expect((await editor.get(`/content/article?q=many&filter=${filter}`)).body).toMatchObject({
      total: 2,
    });
    expect((await bulk("restore", ids)).body).toEqual({ changed: 2, unfinished: 0 });
    expect(await statusesOf(ids)).toEqual(["draft", "published"]);
  });

  test("are put in order", async () => {
    const order = async () => {
      const { body } = await editor.get("/content/product_class?sort=position");
      return (body as { rows: { id: string }[] }).rows.map(({ id }) => id);
    };
    const wanted = (await order()).toReversed();
    expect((await editor.post("/content/product_class/order", { ids: wanted })).status).toBe(200);
    expect(await order()).toEqual(wanted);
  });
});

describe("an address that changes", () => {
  test("is told, and the old one leads on without a detour", async () => {
    const record = await add("address-one", "published");
    const rename = async (from: Read, id: string, redirect?: boolean) => {
      const answer = await save(from, { content: { ...from.content, id }, redirect });
      expect(answer.status).toBe(200);
      return answer.body as Read;
    };
    const second = await rename(record, "address-two");
    expect(second.moved).toEqual({
      from: "/article/address-one.html",
      to: "/article/address-two.html",
      redirected: true,
    });
    await rename(second, "address-three");
    const to = "/article/address-three.html";
    expect(await findRedirect({ path: "/article/address-one.html" })).toBe(to);
    expect(await findRedirect({ path: "/Article/Address-Two.html" })).toBe(to);
    const { body } = await editor.get("/content/article/address-three/revisions");
    expect((body as { total: number }).total).toBe(2);
    expect(JSON.stringify(await searchSite({ query: "address", lang: "en" }))).not.toContain(
      "address-one",
    );
  });

  test("leads nowhere when its writer wants no redirect, and back again without a loop", async () => {
    const record = await add("address-four", "published");
    const rename = async (from: Read, id: string, redirect: boolean) => {
      const answer = await save(from, { content: { ...from.content, id }, redirect });
      return answer.body as Read;
    };
    const unknown = await rename(record, "address-five", false);
    expect(unknown.moved?.redirected).toBe(false);
    expect(await findRedirect({ path: "/article/address-four.html" })).toBeUndefined();
    const sixth = await rename(unknown, "address-six", true);
    await rename(sixth, "address-five", true);
    expect(await findRedirect({ path: "/article/address-six.html" })).toBe(
      "/article/address-five.html",
    );
    expect(await findRedirect({ path: "/article/address-five.html" })).toBeUndefined();
  });

  test("of a draft needs none; an id that is no address stays once it is published", async () => {
    const draft = await add("address-draft");
    const renamed = await save(draft, { content: { ...draft.content, id: "address-drafted" } });
    expect((renamed.body as Read).moved).toBeUndefined();
    const { body } = await editor.get("/content/question?perPage=1");
    const [first] = (body as { rows: { id: string }[] }).rows;
    const asked = await read(`question/${first?.id}`);
    const content = { ...asked.content, id: "something-else" };
    const refused = await editor.put(`/content/question/${asked.id}`, { ...asked, content });
    expect(refused).toMatchObject({ status: 400, body: { fields: { "content.id": "id-stays" } } });
    const begun = await editor.post("/content/question", {
      content: { title: text("How long does it take?") },
      status: "draft",
    });
    const { id, version, ...rest } = begun.body as Read;
    expect(id).toBe("how-long-does-it-take");
    const other = { ...rest.content, id: "how-long" };
    const again = await editor.put(`/content/question/${id}`, { ...rest, version, content: other });
    expect(again).toMatchObject({ status: 200, body: { id: "how-long" } });
  });

  test("of a product takes those along that refer to it", async () => {
    const record = await read("product/slat-teak");
    const content = { ...record.content, id: "slat-burmese-teak" };
    expect((await editor.put("/content/product/slat-teak", { ...record, content })).status).toBe(
      200,
    );
    const { rows } = await sql<{ uses: number }>`
      select (select count(*) from project_case where content -> 'products' @> '[{"id": "slat-teak"}]')
        + (select count(*) from product where content -> 'related' ? 'slat-teak') as uses`.execute(
      db,
    );
    expect(rows[0]?.uses).toBe(0);
  });
});

describe("a preview", () => {
  const preview = async (content: object, replaces?: string) => {
    const { body, status } = await editor.post("/content/article/preview", { content, replaces });
    expect(status).toBe(200);
    return body as { token: string; path: string };
  };
  const see = async (token: string, id: string) => {
    const found = await readPreview({ token });
    return found && withPreview(found, () => getArticle({ id, lang: "en" }));
  };

  test("shows what is being written, to nobody else, and writes nothing", async () => {
    const record = await add("looked-at", "published");
    const content = { ...record.content, title: text("As it will be") };
    const { token, path } = await preview(content, "looked-at");
    expect(path).toBe("/article/looked-at.html");
    const [seen, others] = await Promise.all([
      see(token, "looked-at"),
      getArticle({ id: "looked-at", lang: "en" }),
    ]);
    expect([seen?.title, others?.title]).toEqual(["As it will be", "Quiet rooms"]);
    const found = await readPreview({ token });
    const write = () => sql`update article set status = 'draft'`.execute(db).then(() => "written");
    await expect(found && withPreview(found, write)).rejects.toThrow(/read-only|cannot/);
    expect((await read("article/looked-at")).version).toBe(record.version);
  });

  test("shows what was never saved", async () => {
    const { token } = await preview(article("never-saved"));
    expect((await see(token, "never-saved"))?.title).toBe("Quiet rooms");
    expect((await editor.get("/content/article/never-saved")).status).toBe(404);
  });

  test.each(kindNames)("is possible of a %s", async (kind) => {
    const { body } = await editor.get(`/content/${kind}?perPage=1`);
    const [first] = (body as { rows: { id: string }[] }).rows;
    const { content, id } = await read(`${kind}/${first?.id}`);
    const kept = await editor.post(`/content/${kind}/preview`, { content, replaces: id });
    const found = await readPreview(kept.body as { token: string });
    const { rows } = (await (found &&
      withPreview(found, () =>
        sql<{ content: unknown }>`select content from ${sql.table(kind)} where id = ${id}`.execute(
          db,
        ),
      ))) ?? { rows: [] };
    expect(rows).toEqual([{ content }]);
  });

  test("is over after a quarter of an hour, and keeps no token", async () => {
    const { token } = await preview(article("too-late"));
    const rows = await db.selectFrom("content_preview").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await sql`update content_preview set expires_at = expires_at - interval '14 minutes'`.execute(
      db,
    );
    expect(await readPreview({ token })).toBeDefined();
    await sql`update content_preview set expires_at = expires_at - interval '1 minute'`.execute(db);
    expect(await readPreview({ token })).toBeUndefined();
    expect(await readPreview({ token: "x".repeat(32) })).toBeUndefined();
  });
});

describe("the room of a case", () => {
  const path = "project_case/office-copenhagen-architects-studio";
  const room = {
    dimensions: { length: 15, width: 12, height: 3.5 },
    surfaces: {
      ...{ floor: "carpet", walls: "plaster", ceiling: "concrete" },
      patches: [{ surface: "glass", area: 20, on: "walls" }],
    },
    points: [{ product: "pet-groove", x: 48.5, y: 52 }],
  };

  test("dimensions, surfaces, mountings and points are kept, and can be taken out again", async () => {
    const { content, version } = await read(path);
    const products = Reflect.get(content, "products").map((used: { id: string }) =>
      used.id === "pet-groove" ? { ...used, mounting: "direct" } : used,
    );
    const told = { ...content, ...room, products };
    const saved = await editor.put(`/content/${path}`, {
      ...{ content: told, status: "published", version },
    });
    expect(saved.status).toBe(200);
    expect((await read(path)).content).toEqual(told);
    const shown = await getCase({ id: content.id, lang: "en" });
    expect(shown?.dimensions).toEqual(room.dimensions);
    expect(shown?.points.map(({ x, y, used }) => [x, y, used.product.id])).toEqual([
      [48.5, 52, "pet-groove"],
    ]);
    const bare = Object.fromEntries(Object.entries(told).filter(([field]) => !(field in room)));
    const again = await editor.put(`/content/${path}`, {
      ...{ content: bare, status: "published", version: version + 1 },
    });
    expect(again.status).toBe(200);
    expect(await getCase({ id: content.id, lang: "en" })).toMatchObject({ points: [] });
    await editor.put(`/content/${path}`, { content, status: "published", version: version + 2 });
  });

  test.each([
    ["points.0.x", { points: [{ product: "pet-groove", x: 101, y: 5 }] }],
    ["points.0.product", { points: [{ product: "", x: 10, y: 5 }] }],
    ["dimensions.height", { dimensions: { length: 15, width: 12, height: 0 } }],
    ["surfaces.floor", { surfaces: { ...room.surfaces, floor: "lava" } }],
    [
      "surfaces.patches.0.area",
      { surfaces: { ...room.surfaces, patches: [{ surface: "glass", area: -1, on: "walls" }] } },
    ],
  ])("%s is refused where it cannot be", async (field, wrong) => {
    const { content, version } = await read(path);
    const refused = await editor.put(`/content/${path}`, {
      ...{ content: { ...content, ...wrong }, status: "published", version },
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(Reflect.get(refused.body as object, "fields"))).toEqual([
      `content.${field}`,
    ]);
  });
});

describe("findings", () => {
  type Found = { rule: string; kind: string; record: string; field: string; message: object };
  const listed = async (filter: object = {}) => {
    const asked = encodeURIComponent(JSON.stringify(filter));
    const { body, status } = await editor.get(`/content/findings?perPage=200&filter=${asked}`);
    expect(status).toBe(200);
    return body as { rows: Found[]; total: number };
  };

  test("name the field of a published record, and are gone when it is mended", async () => {
    const ofCase = { kind: "project_case", rule: "timeline" };
    expect(await listed(ofCase)).toEqual({ rows: [], total: 0 });
    const path = "project_case/office-dubai-bank-branch";
    const { content, version } = await read(path);
    const saved = await editor.put(`/content/${path}`, {
      content: { ...content, year: 2012 },
      status: "published",
      version,
    });
    expect(saved.status).toBe(200);
    const { rows } = await listed(ofCase);
    expect(rows.length).toBeGreaterThan(0);
    for (const { record, field, message } of rows) {
      expect({ record, field }).toEqual({ record: "office-dubai-bank-branch", field: "year" });
      expect(Object.keys(message)).toEqual(["zh", "en"]);
    }
    const again = await read(path);
    await editor.put(`/content/${path}`, { content, status: "published", version: again.version });
    expect((await listed(ofCase)).total).toBe(0);
  });

  test("say nothing of drafts, and refuse a kind that there is not", async () => {
    const before = (await listed()).total;
    const draft = { ...article("links-to-nothing"), body: text('<p><a href="/gone">x</a></p>') };
    const added = await editor.post("/content/article", { content: draft, status: "draft" });
    expect(added.status).toBe(200);
    expect((await listed()).total).toBe(before);
    const refused = await editor.get(
      `/content/findings?filter=${encodeURIComponent('{"kind":"x"}')}`,
    );
    expect(refused.status).toBe(400);
  });
});

describe("claims", () => {
  type Claim = { product: string; what: string; of: string; value: string; evidence: string };
  const listed = async (filter: object = {}) => {
    const asked = encodeURIComponent(JSON.stringify(filter));
    const { body, status } = await editor.get(`/content/claims?perPage=200&filter=${asked}`);
    expect(status).toBe(200);
    return (body as { rows: Claim[]; total: number }).rows;
  };

  test("are all that no laboratory has reported, with the values visitors read", async () => {
    const claims = await listed();
    expect(claims.length).toBeGreaterThan(20);
    const product = await getProduct({ id: "slat-oak", lang: "en" });
    const expected = product?.mountings.flatMap(({ kind, comparable }) =>
      comparable.map(({ absorption }) => {
        const values = octaveBands.map((band) => absorption[band]?.toFixed(2) ?? "–");
        return `${kind} α ${values.join(" ")}`;
      }),
    );
    expect(expected).toEqual(["battens α 0.12 – 0.75 1.09 0.85 0.81"]);
    const ofOak = claims.filter((claim) => claim.product === "slat-oak" && claim.what !== "fire");
    expect(ofOak.map(({ of, value }) => `${of} ${value}`)).toEqual(expected);
    const fire = await listed({ what: "fire" });
    expect(fire.every(({ what }) => what === "fire")).toBe(true);
  });

  test("are no longer listed once a report is named", async () => {
    const record = await read("product/slat-oak");
    const { mountings, fire } = record.content as Article & {
      mountings: { measured?: unknown; comparable?: unknown }[];
      fire: { evidence: unknown }[];
    };
    const evidence = {
      ...{ kind: "laboratory", standard: "ISO 354", laboratory: "A laboratory" },
      ...{ report: "R-1", date: "2026-01-01" },
    };
    const absorption = { 125: 0.1, 250: 0.3, 500: 0.7, 1000: 1, 2000: 0.8, 4000: 0.8 };
    for (const mounting of mountings) {
      if (!mounting.comparable) continue;
      delete mounting.comparable;
      mounting.measured = { absorption, evidence };
    }
    for (const one of fire) one.evidence = evidence;
    expect((await editor.put("/content/product/slat-oak", record)).status).toBe(200);
    expect((await listed()).map(({ product }) => product)).not.toContain("slat-oak");
  });
});

test("ratings are computed as the pages compute them", async () => {
  const absorption = { 125: 0.1, 250: 0.35, 500: 0.8, 1000: 0.95, 2000: 0.9, 4000: 0.85 };
  const { body } = await editor.post("/content/ratings", { absorption });
  expect(body).toEqual({
    weighted: { value: 0.65, shape: ["M", "H"], class: "C" },
    nrc: 0.75,
    basis: "octaves",
  });
});

test("the palette finds records of every kind by any of their names", async () => {
  const find = async (q: string) => {
    const { body } = await editor.get(`/content/find?q=${encodeURIComponent(q)}`);
    return (body as { kind: string; id: string }[]).map(({ kind, id }) => `${kind}/${id}`);
  };
  expect(await find("woodSlat")).toContain("product_class/wood-slat");
  expect(await find("胡桃")).toContain("product/slat-walnut");
  expect(await find("booth.html")).toContain("redirect/booth");
  expect(await find("100%")).toEqual([]);
  expect(await find(" ")).toEqual([]);
});
