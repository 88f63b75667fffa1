import { beforeEach, expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { addStaff } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import type { ProductContent } from "../../catalogue/product-content.ts";
import { getRecord } from "../../records/get-record.ts";
import { keepBack } from "../../records/keep-back.ts";
import type { Actor } from "../../staff/actor.ts";
import { exportTexts } from "./export-texts.ts";
import { importTranslations } from "./import-translations.ts";
import { readXliffFile } from "./read-xliff.ts";

giveOwnDatabase();

let actor: Actor & { name: string };
let oak: ProductContent;

const description = '<p>Oak &amp; <a href="/x">felt</a>, {count}<br />panels</p>';

/** A product that is on the site and one that is not, both with two texts that Arabic lacks. */
beforeEach(async () => {
  actor ??= await addStaff({
    query: (statement, values) => pool.query(statement, values),
    ...{ role: "editor", name: "Amal" },
  });
  const found = await db
    .selectFrom("product")
    .where("id", "=", "slat-oak")
    .select("content")
    .executeTakeFirstOrThrow();
  oak = found.content as ProductContent;
  await db.deleteFrom("content_kept").execute();
  await db.deleteFrom("product").where("id", "in", ["xl-live", "xl-draft"]).execute();
  for (const [id, status] of [
    ["xl-live", "published"],
    ["xl-draft", "draft"],
  ] as const) {
    const content = {
      ...oak,
      id,
      title: { ...oak.title, en: "Panel <A> & B", ar: "" },
      description: { ...oak.description, en: description, ar: "" },
    };
    await db
      .insertInto("product")
      .values({ id, content: JSON.stringify(content), status })
      .execute();
  }
});

async function exported() {
  const parts = await Array.fromAsync(
    await exportTexts({ kinds: ["product"], from: "en", to: "ar" }),
  );
  return Buffer.concat(parts).toString();
}

/** As an agency would: words into the targets, marks as they stand in the source. */
function translated(xml: string): string {
  return xml.replace(
    /<source>(.*?)<\/source><target state="[^"]*">.*?<\/target>/gs,
    (_all, source: string) => {
      const words = source.replace("Oak &amp;", "بلوط و").replace("Panel", "لوح");
      return `<source>${source}</source><target state="translated">${words}</target>`;
    },
  );
}

async function* bytesOf(xml: string) {
  yield new TextEncoder().encode(xml);
}
const check = (xml: string) => importTranslations({ file: bytesOf(xml), save: false, actor });
const save = (xml: string) => importTranslations({ file: bytesOf(xml), save: true, actor });
const product = (id: string) => getRecord({ kind: "product", id });

test("what a language lacks goes out, with marks for tags and placeholders", async () => {
  const xml = await exported();
  const reading = await readXliffFile(new TextEncoder().encode(xml));
  if ("refused" in reading) throw new Error(reading.refused);
  expect(reading).toMatchObject({ from: "en-GB", to: "ar" });
  expect(reading.units.map(({ original, path }) => `${original} ${path}`)).toEqual([
    "product/xl-draft title",
    "product/xl-draft description",
    "product/xl-live title",
    "product/xl-live description",
  ]);
  expect(reading.units[0]?.source).toEqual(["Panel <A> & B"]);
  expect(xml).toContain('<g id="2" equiv-text="&lt;a href=&quot;/x&quot;&gt;">felt</g>');
});

test("where a language lacks nothing there is no file", async () => {
  await db.deleteFrom("product").where("id", "in", ["xl-live", "xl-draft"]).execute();
  await expect(exported()).rejects.toMatchObject({ code: "nothing-to-translate" });
});

test("a file that comes back as it went out changes nothing, outdated texts neither", async () => {
  const { content } = await product("xl-live");
  const written = {
    ...content,
    title: { ...content.title, ar: "لوح" },
    description: { ...content.description, ar: description.replace("&amp;", "&quot;") },
  };
  const outdated = JSON.stringify({ title: ["ar"], description: ["ar"] });
  await db
    .updateTable("product")
    .set({ content: JSON.stringify(written), outdated })
    .where("id", "=", "xl-live")
    .execute();
  const { texts } = await save(await exported());
  expect(texts.map((text) => [text.id, text.state])).toEqual([
    ["xl-draft", "refused"],
    ["xl-draft", "refused"],
    ["xl-live", "unchanged"],
    ["xl-live", "unchanged"],
  ]);
  expect((await product("xl-live")).kept).toBeNull();
});

test("a check changes nothing; saving writes the draft and keeps the other back, under one's name", async () => {
  const xml = translated(await exported());
  const before = await Promise.all(["xl-live", "xl-draft"].map(product));
  const shown = await check(xml);
  expect(shown.texts.map(({ id, path, state }) => [id, path, state])).toEqual([
    ["xl-draft", "title", "changed"],
    ["xl-draft", "description", "changed"],
    ["xl-live", "title", "changed"],
    ["xl-live", "description", "changed"],
  ]);
  expect(await Promise.all(["xl-live", "xl-draft"].map(product))).toEqual(before);

  expect(await save(xml)).toEqual(shown);
  const html = '<p>بلوط و <a href="/x">felt</a>, {count}<br />panels</p>';
  const draft = await product("xl-draft");
  expect(draft).toMatchObject({ status: "draft", updatedBy: "Amal" });
  expect(draft.content.title.ar).toBe("لوح <A> & B");
  expect(draft.content.description.ar).toBe(html);
  const live = await product("xl-live");
  expect(live).toMatchObject({ content: { title: { ar: "" } }, kept: { by: "Amal" } });
  expect(live.kept?.content).toMatchObject({ description: { ar: html, en: description } });
  expect((await check(xml)).texts.map(({ state }) => state)).toEqual(Array(4).fill("unchanged"));
});

test("a text whose source was changed since is refused and named, the others are saved", async () => {
  const xml = translated(await exported());
  const { content, version } = await product("xl-live");
  const changed = { ...content, title: { ...content.title, en: "Another" } };
  await db
    .updateTable("product")
    .set({ content: JSON.stringify(changed) })
    .where("id", "=", "xl-live")
    .execute();
  const { texts } = await save(xml);
  expect(texts.filter(({ state }) => state === "refused")).toMatchObject([
    { id: "xl-live", path: "title", reason: "source-changed" },
  ]);
  const { kept, ...live } = await product("xl-live");
  expect(live.version).toBe(version + 1);
  expect(kept?.content).toMatchObject({ title: { en: "Another", ar: "" } });
});

test("what lost a mark, was not translated or is gone is refused", async () => {
  const xml = translated(await exported())
    .replace(/<x id="3"[^>]*\/>(?=[^<]*<x id="4"[^>]*\/>panels<\/g><\/target>)/, "")
    .replace(/(<target state="translated">)لوح[^<]*/, "$1")
    .replace('original="product/xl-live"', 'original="product/none-such"');
  const { texts } = await check(xml);
  expect(texts.map((text) => [text.id, text.path, "reason" in text && text.reason])).toEqual([
    ["xl-draft", "title", "untranslated"],
    ["xl-draft", "description", "marks"],
    ["none-such", "title", "gone"],
    ["none-such", "description", "gone"],
  ]);
});

test("a change that is kept back is kept, and one that is behind is left alone", async () => {
  const xml = translated(await exported());
  const { content, version } = await product("xl-live");
  const kept = { ...content, code: "KEPT" };
  await keepBack({ kind: "product", id: "xl-live", content: kept, version, actor });
  await save(xml);
  expect((await product("xl-live")).kept?.content).toMatchObject({
    ...{ code: "KEPT", title: { ar: "لوح <A> & B" } },
  });
  await db
    .updateTable("product")
    .set({ content: JSON.stringify({ ...content, code: "LATER" }) })
    .where("id", "=", "xl-live")
    .execute();
  const again = xml.replaceAll("لوح", "ألواح");
  const behind = (await save(again)).texts.filter(({ id }) => id === "xl-live");
  expect(behind[0]).toMatchObject({ state: "refused", reason: "kept-behind" });
});

test.each([
  ["nothing of the kind", "<html></html>"],
  ["another version", '<xliff version="2.0"></xliff>'],
  ["no texts", '<xliff version="1.2"></xliff>'],
  ["what does not end", '<xliff version="1.2"><file original="product/x" source-language="en">'],
  ["entities", '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"></xliff>'],
  [
    "two pairs of languages",
    ["ar", "zh"]
      .map((to) => `<file original="a/b" source-language="en" target-language="${to}"/>`)
      .join("")
      .replace(/.*/, '<xliff version="1.2">$&</xliff>'),
  ],
  [
    "a language nobody has",
    '<xliff version="1.2"><file original="a/b" source-language="en" target-language="fr"/></xliff>',
  ],
])("is refused: %s", async (_name, xml) => {
  await expect(check(xml)).rejects.toMatchObject({ code: "xliff-unreadable" });
});
