import { beforeEach, describe, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { addStaff } from "../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { AppError } from "../app-error.ts";
import type { ArticleContent } from "../articles/article-content.ts";
import { changeRecord } from "../records/change-record.ts";
import { getRecord } from "../records/get-record.ts";
import { keepBack } from "../records/keep-back.ts";
import type { Actor } from "../staff/actor.ts";
import { saveTranslation } from "./save-translation.ts";

giveOwnDatabase();

let actor: Actor;
let article: ArticleContent;

/** An article that is on the site, one that is not and one in the trash, whose titles Arabic lacks. */
beforeEach(async () => {
  actor ??= await addStaff({
    query: (statement, values) => pool.query(statement, values),
    ...{ role: "translator", translates: "ar" },
  });
  const { content } = await db
    .selectFrom("article")
    .where("status", "=", "published")
    .orderBy("id")
    .select("content")
    .executeTakeFirstOrThrow();
  article = content as ArticleContent;
  await db.deleteFrom("content_kept").execute();
  await db.deleteFrom("article").where("id", "like", "tr-%").execute();
  for (const status of ["published", "draft", "trashed"] as const) {
    const id = `tr-${status}`;
    const title = { zh: "安静", en: "Quiet", ar: "" };
    const values = { id, status, content: JSON.stringify({ ...article, id, title }) };
    await db.insertInto("article").values(values).execute();
  }
});

const read = (id: string) => getRecord({ kind: "article", id });

async function translate(
  id: string,
  texts: Record<string, string>,
  { lang = "ar" as "ar" | "en", version }: { lang?: "ar" | "en"; version?: number } = {},
) {
  const began = version ?? (await read(id)).version;
  return saveTranslation({ kind: "article", id, lang, texts, version: began, actor });
}

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`Not refused: ${error}`);
  return { code: error.code, fields: error.fields };
}

describe("a translation", () => {
  test("of what is on the site is kept beside it, and only its language differs", async () => {
    const before = await read("tr-published");
    const saved = await translate("tr-published", { title: "هدوء" });
    expect(saved).toMatchObject({ status: "published", version: before.version });
    expect(saved.content).toEqual(before.content);
    const title = { zh: "安静", en: "Quiet", ar: "هدوء" };
    expect(saved.kept?.content).toEqual({ ...before.content, title });
  });

  test("of a draft is written into it, and it stays a draft", async () => {
    const before = await read("tr-draft");
    const saved = await translate("tr-draft", { title: "هدوء" });
    expect(saved).toMatchObject({ status: "draft", kept: null });
    const title = { zh: "安静", en: "Quiet", ar: "هدوء" };
    expect(saved.content).toEqual({ ...before.content, title });
  });

  test("adds to what another has kept back, at the same moment too", async () => {
    const { content, version } = await read("tr-published");
    const summary = { ...article.summary, en: "By an editor" };
    await keepBack({
      ...{ kind: "article", id: "tr-published", version, actor },
      content: { ...content, summary },
    });
    await Promise.all([
      translate("tr-published", { title: "هدوء" }),
      translate("tr-published", { title: "Silence" }, { lang: "en" }),
    ]);
    const { kept } = await read("tr-published");
    const title = { zh: "安静", en: "Silence", ar: "هدوء" };
    expect(kept?.content).toEqual({ ...content, title, summary });
  });
});

describe("refused is", () => {
  test.each(["id", "class", "tags", "none", "title.ar", "__proto__"])(
    "what is no text of the record: %s",
    async (path) => {
      const texts = Object.fromEntries([[path, "x"]]);
      const fields = { [`content.${path}.ar`]: "text-gone" };
      expect(await refusal(translate("tr-published", texts))).toEqual({ code: "invalid", fields });
      expect((await read("tr-published")).kept).toBeNull();
    },
  );

  test("what is in the trash", async () => {
    expect(await refusal(translate("tr-trashed", { title: "هدوء" }))).toMatchObject({
      code: "not-found",
    });
  });

  test.each(["tr-published", "tr-draft"])("what was begun with an older %s", async (id) => {
    const { version } = await read(id);
    await translate("tr-draft", { title: "أول" });
    const { content, status } = await read(id);
    const wanted = { status: status === "draft" ? ("draft" as const) : ("published" as const) };
    const now = (await read(id)).version;
    await changeRecord({
      ...{ kind: "article", id, content, ...wanted, publishAt: null, version: now, actor },
    });
    expect(await refusal(translate(id, { title: "هدوء" }, { version }))).toMatchObject({
      code: "conflict",
    });
  });

  test("what would add to a change that is older than the record", async () => {
    await translate("tr-published", { title: "هدوء" });
    await db.updateTable("article").set({ position: 7 }).where("id", "=", "tr-published").execute();
    const { version, kept } = await read("tr-published");
    expect(kept?.version).toBeLessThan(version);
    expect(await refusal(translate("tr-published", { title: "سكون" }))).toMatchObject({
      code: "conflict",
    });
  });
});
