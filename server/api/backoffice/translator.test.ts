import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { getArticle } from "#domain/articles/get-article.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let administrator: SignedIn;
let editor: SignedIn;
let translator: SignedIn;

beforeAll(async () => {
  administrator = await api.signIn("administrator");
  editor = await api.signIn("editor", { name: "Li Mei" });
  translator = await api.signIn("translator", { name: "Amal", translates: "ar" });
});

type Localized = { zh: string; en: string; ar: string };
type Read = {
  id: string;
  content: { id: string; title: Localized; summary: Localized };
  kept: { content: { title: Localized }; by: string } | null;
  status: string;
  version: number;
};

const id = "to-translate";
const title = { zh: "安静的房间", en: "Quiet rooms", ar: "" };
const path = `/content/article/${id}`;

/** An article that is on the site, without an Arabic title. */
beforeEach(async () => {
  await db.deleteFrom("content_kept").execute();
  await db.deleteFrom("article").where("id", "=", id).execute();
  const text = (words: string) => ({ zh: words, en: words, ar: words });
  const content = {
    ...{ id, title, class: "knowledge", summary: text("Why"), body: text("<p>Felt.</p>") },
    ...{ cover: "slat-oak-1", date: "2026-03-01", tags: [] },
  };
  const added = await editor.post("/content/article", { content, status: "published" });
  expect(added.status).toBe(200);
});

async function read(by: SignedIn = editor): Promise<Read> {
  const { status, body } = await by.get(path);
  expect(status).toBe(200);
  return body as Read;
}

async function translate(texts: object, changes: object = {}) {
  const { version } = await read();
  return translator.put(`${path}/texts`, { lang: "ar", texts, version, ...changes });
}

const refused = { status: 403, body: { code: 403 } };

describe("a translator", () => {
  test("is told their language and no permission to change or publish anything", async () => {
    const { body } = await translator.get("/account");
    const { translates, permissions } = body as { translates: string; permissions: string[] };
    expect(translates).toBe("ar");
    expect(permissions.toSorted()).toEqual([
      ...["account", "dashboard.read", "jobs.read"],
      ...["texts.read", "texts.translate", "translation.exchange"],
    ]);
  });

  test("writes a text that visitors see once an editor has published it", async () => {
    const before = await read(translator);
    const answer = await translate({ title: "غرف هادئة" });
    expect(answer).toMatchObject({ status: 200, body: { status: "published" } });
    const { content, kept, version, status } = await read();
    expect(content).toEqual(before.content);
    expect(kept).toMatchObject({
      content: { ...before.content, title: { ...title, ar: "غرف هادئة" } },
      by: "Amal",
    });
    const shown = async () => JSON.stringify(await getArticle({ id, lang: "ar" }));
    expect(await shown()).not.toContain("غرف هادئة");

    const published = { content: kept?.content, status, publishAt: null, version };
    expect((await editor.put(path, published)).status).toBe(200);
    expect(await shown()).toContain("غرف هادئة");
  });

  test("finds what their language lacks or has of an older wording, and nothing else", async () => {
    type Waiting = { what: string; kind: string; count: number }[];
    const waiting = async () => {
      const { body } = await translator.get("/dashboard/waiting");
      return (body as Waiting).filter(({ kind }) => kind === "article");
    };
    expect(await waiting()).toEqual([{ what: "untranslated", kind: "article", count: 1 }]);
    const filter = encodeURIComponent(JSON.stringify({ unfinished: "missing:ar" }));
    const { body } = await translator.get(`/content/article?filter=${filter}`);
    expect(body).toMatchObject({ rows: [{ id }], total: 1 });

    const { content, version } = await read();
    const rewritten = { ...content, title: { ...title, ar: "غرف" } };
    const again = { ...rewritten, summary: { ...content.summary, zh: "为什么", ar: "Why" } };
    const status = "published";
    expect((await editor.put(path, { content: again, status, version })).status).toBe(200);
    expect(await waiting()).toEqual([{ what: "outdated", kind: "article", count: 1 }]);

    const kinds = (await translator.get("/dashboard/waiting")).body as Waiting;
    expect([...new Set(kinds.map(({ what }) => what))].toSorted()).toEqual(
      expect.not.arrayContaining(["drafts", "kept", "inquiries"]),
    );
  });

  test("gets help from what was translated before", async () => {
    const asked = { lang: "ar", texts: { zh: "天然橡木格栅吸音板", en: "", ar: "" } };
    const { status, body } = await translator.post("/content/article/translation", asked);
    expect(status).toBe(200);
    expect((body as { similar: unknown[] }).similar).not.toEqual([]);
  });

  test("finds by name what they translate, and no settings or redirects", async () => {
    const { body } = await translator.get("/content/find?q=Quiet");
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "article", id })]),
    );
    const kindsFound = async (by: SignedIn) => {
      const found = (await by.get("/content/find?q=booth")).body as { kind: string }[];
      return [...new Set(found.map(({ kind }) => kind))];
    };
    expect(await kindsFound(editor)).toContain("redirect");
    expect(await kindsFound(translator)).not.toContain("redirect");
  });
});

test("what a translator keeps while an editor writes is not thrown away unseen", async () => {
  const { content, version, status } = await read();
  const change = { content: { ...content, tags: ["felt"] }, status, version, keptAt: null };
  expect((await translate({ title: "غرف" })).status).toBe(200);
  expect((await editor.put(path, change)).status).toBe(409);
  const { kept } = (await read()) as Read & { kept: { at: string } };
  expect(kept).toMatchObject({ content: { title: { ar: "غرف" } } });
  expect((await editor.put(path, { ...change, keptAt: kept.at })).status).toBe(200);
  expect((await read()).kept).toBeNull();
});

describe("a translator may not", () => {
  test("write another language", async () => {
    for (const lang of ["en", "zh"]) {
      expect(await translate({ title: "Mine" }, { lang })).toEqual({
        status: 403,
        body: {
          code: 403,
          msg: "You translate another language; this one is for others to write",
        },
      });
    }
    expect((await read()).kept).toBeNull();
  });

  test("write a language when none was given to them", async () => {
    const nobody = await api.signIn("translator");
    const { version } = await read();
    for (const lang of ["zh", "en", "ar"]) {
      const answer = await nobody.put(`${path}/texts`, { lang, texts: { title: "x" }, version });
      expect(answer).toMatchObject(refused);
    }
  });

  test.each([["class"], ["date"], ["cover"], ["tags"], ["id"], ["summary.en"]])(
    "change what is no text: %s",
    async (field) => {
      expect(await translate({ title: "غرف", [field]: "x" })).toMatchObject({
        status: 400,
        body: { fields: { [`content.${field}.ar`]: "text-gone" } },
      });
      expect((await read()).kept).toBeNull();
    },
  );

  test.each([
    ["content", { title: { zh: "x", en: "x", ar: "x" } }],
    ["status", "published"],
    ["publishAt", "2030-01-01T00:00:00Z"],
    ["confirmed", ["title.ar"]],
  ])("send more than texts: %s", async (name, value) => {
    expect((await translate({ title: "غرف" }, { [name]: value })).status).toBe(400);
    expect((await read()).kept).toBeNull();
  });

  test("publish, schedule, keep back, withdraw, throw away, restore or add anything", async () => {
    const { content, version } = await read();
    const changed = { content: { ...content, title: { ...title, ar: "غرف" } }, version };
    const later = "2030-01-01T00:00:00Z";
    const bulk = (change: string) =>
      translator.post("/content/article/bulk", { ids: [id], change });
    const answers = await Promise.all([
      translator.put(path, { ...changed, status: "published" }),
      translator.put(path, { ...changed, status: "published", publishAt: later }),
      translator.put(path, { ...changed, status: "draft" }),
      translator.put(`${path}/kept`, changed),
      translator.delete(`${path}/kept`),
      ...["publish", "withdraw", "trash", "restore"].map(bulk),
      translator.post("/content/article/order", { ids: [id] }),
      translator.post("/content/article", { content: { ...content, id: "own" }, status: "draft" }),
      translator.post(`${path}/revisions/1/restore`, { version }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refused);
    expect(await read()).toMatchObject({ status: "published", version, kept: null });
  });

  test.each(["site_settings", "redirect", "synonym", "shortcut"])(
    "read or write what makes the site work: %s",
    async (kind) => {
      const list = (await editor.get(`/content/${kind}`)).body as { rows: { id: string }[] };
      const at = `/content/${kind}/${list.rows[0]?.id}`;
      const body = { lang: "ar", texts: { title: "x" }, version: 1 };
      const answers = await Promise.all([
        translator.get(`/content/${kind}`),
        translator.get(at),
        translator.put(`${at}/texts`, body),
      ]);
      for (const answer of answers) expect(answer).toMatchObject(refused);
    },
  );

  test.each([
    ["GET", "/people"],
    ["POST", "/invitations"],
    ["GET", "/roles"],
    ["GET", "/inquiries"],
    ["GET", "/inquiries/export.csv"],
    ["GET", "/offers"],
    ["GET", "/prices"],
    ["GET", "/applications"],
    ["GET", "/members"],
    ["GET", "/audit"],
    ["GET", "/recipients"],
    ["POST", "/media"],
    ["PUT", "/media/slat-oak-1"],
    ["DELETE", "/media/slat-oak-1"],
    ["POST", "/documents"],
    ["POST", "/import"],
    ["GET", "/import/products.xlsx"],
    ["GET", "/dashboard/visitors"],
    ["GET", "/dashboard/inquiries"],
    ["GET", "/content/claims"],
  ])("call %s %s", async (method, at) => {
    const { status } = await api.ask({ method, path: at, token: translator.token });
    expect(status).toBe(403);
  });
});

describe("texts as a file", () => {
  const out = (by: SignedIn, query: string) => by.get(`/translation?${query}`);

  test("go out to a translator in their own language, of what they translate", async () => {
    expect((await out(translator, "from=zh&to=ar&kinds=article,page_copy")).status).toBe(200);
    expect(await out(translator, "from=zh&to=en&kinds=article")).toMatchObject(refused);
    expect(await out(translator, "from=ar&to=zh&kinds=article")).toMatchObject(refused);
    expect(await out(translator, "from=zh&to=ar&kinds=article,site_settings")).toMatchObject(
      refused,
    );
    // An editor may ask for those as well; nothing of them is missing.
    expect((await out(editor, "from=zh&to=en&kinds=site_settings")).status).toBe(404);
  });

  const unit = (of: string, source: string, target: string) =>
    `<trans-unit id="${of}"><source>${source}</source><target>${target}</target></trans-unit>`;
  const file = (record: string, to: string, units: string) =>
    `<xliff version="1.2"><file original="${record}" source-language="zh-CN" target-language="${to}"><body>${units}</body></file></xliff>`;

  async function sendBack(xml: string, { check = false } = {}) {
    const response = await api.call(`/api/backoffice/translation${check ? "/check" : ""}`, {
      method: "POST",
      headers: {
        Cookie: `better-auth.session_token=${translator.token}`,
        ...{ Origin: origin, "Accept-Language": "en", "Content-Type": "application/xliff+xml" },
      },
      body: xml,
    });
    return { status: response.status, body: await response.json() };
  }

  test("come back as a change that is not published", async () => {
    const xml = file(`article/${id}`, "ar", unit("title", title.zh, "غرف"));
    const state = { texts: [{ path: "title", state: "changed" }] };
    expect(await sendBack(xml, { check: true })).toMatchObject({ status: 200, body: state });
    expect((await read()).kept).toBeNull();
    expect(await sendBack(xml)).toMatchObject({ status: 200, body: state });
    expect(await read()).toMatchObject({
      content: { title },
      kept: { content: { title: { ...title, ar: "غرف" } } },
    });
  });

  test("are refused in another language, and of what is not theirs", async () => {
    const english = file(`article/${id}`, "en", unit("title", title.zh, "Rooms"));
    for (const check of [true, false]) {
      expect(await sendBack(english, { check })).toMatchObject(refused);
    }
    expect((await read()).kept).toBeNull();
    const { rows } = (await editor.get("/content/site_settings")).body as { rows: Read[] };
    const settings = `site_settings/${rows[0]?.id}`;
    const { content } = (await editor.get(`/content/${settings}`)).body as { content: object };
    const [of, text] = firstText(content);
    const answer = await sendBack(file(settings, "ar", unit(of, text.zh, "x")));
    expect(answer).toMatchObject({
      status: 200,
      body: { texts: [{ state: "refused", reason: "gone" }] },
    });
    const after = (await editor.get(`/content/${settings}`)).body;
    expect(after).toMatchObject({ content, kept: null });
  });
});

function firstText(content: object): [string, Localized] {
  const found = Object.entries(content).find(([, value]) => Object(value).zh);
  if (!found) throw new Error("There is no text");
  return [found[0], found[1]];
}

describe("an administrator", () => {
  test("makes somebody a translator of one language, and never of none", async () => {
    const { id: person } = await api.signIn("viewer", { name: "Bo" });
    const change = { name: "Bo", role: "translator", version: 1 };
    expect(await administrator.put(`/people/${person}`, change)).toMatchObject({
      status: 400,
      body: { fields: { translates: "required" } },
    });
    const given = await administrator.put(`/people/${person}`, { ...change, translates: "en" });
    expect(given).toMatchObject({ status: 200, body: { role: "translator", translates: "en" } });
    const back = { name: "Bo", role: "editor", translates: "en", version: 2 };
    expect(await administrator.put(`/people/${person}`, back)).toMatchObject({
      status: 200,
      body: { role: "editor", translates: null },
    });
  });

  test("invites one, who has the language from the first sign-in on", async () => {
    const email = "amal@example.com";
    const invitation = { email, role: "translator", lang: "en" };
    expect(await administrator.post("/invitations", invitation)).toMatchObject({
      status: 400,
      body: { fields: { translates: "required" } },
    });
    const made = await administrator.post("/invitations", { ...invitation, translates: "ar" });
    expect(made.status).toBe(200);
    const token = (made.body as { path: string }).path.split("#")[1];
    const chosen = { token, name: "Amal", password: "a quiet walnut wall" };
    const spent = await api.ask({ method: "POST", path: "/links/spend", body: chosen });
    expect(spent.status).toBe(200);
    const { body } = await administrator.get("/people?q=amal%40example.com");
    expect(body).toMatchObject({ rows: [{ role: "translator", translates: "ar" }] });
  });

  test("may take the language away with the role: it counts from the next call on", async () => {
    const other = await api.signIn("translator", { name: "Cy", translates: "ar" });
    const { version } = await read();
    const write = (words: string) =>
      other.put(`${path}/texts`, { lang: "ar", texts: { title: words }, version });
    expect((await write("أول")).status).toBe(200);
    const change = { name: "Cy", role: "translator", translates: "en", version: 1 };
    expect((await administrator.put(`/people/${other.id}`, change)).status).toBe(200);
    expect((await write("ثان")).status).toBe(403);
  });
});
