import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getPageCopy } from "../company/get-page-copy.ts";
import { saveRecord } from "../records/save-record.ts";
import { getSettings } from "../settings/get-settings.ts";

giveOwnDatabase();

async function read(text: { zh: string; en: string; ar: string }, lang: "zh" | "en" | "ar") {
  await saveRecord({
    kind: "page_copy",
    content: { id: "test", blocks: { text } },
    status: "published",
  });
  return (await getPageCopy({ page: "test", lang })).text;
}

describe("a text in the reader's language", () => {
  const all = { zh: "中文", en: "English", ar: "عربي" };

  test("is a plain string", async () => {
    expect(await read(all, "ar")).toBe("عربي");
  });

  test("falls back to English, then Chinese, then Arabic, and says so", async () => {
    expect(await read({ ...all, ar: "" }, "ar")).toEqual({ text: "English", lang: "en" });
    expect(await read({ ...all, ar: "", en: "" }, "ar")).toEqual({ text: "中文", lang: "zh" });
    expect(await read({ ...all, zh: "", en: "" }, "zh")).toEqual({ text: "عربي", lang: "ar" });
  });

  test("that exists nowhere is empty", async () => {
    expect(await read({ zh: "", en: "", ar: "" }, "en")).toBe("");
  });
});

test("the company facts are the stated ones", async () => {
  expect(await getSettings({ lang: "en" })).toMatchObject({
    name: "Tinghe Acoustics",
    yearsOfExperience: 16,
    factories: 2,
    containersPerMonth: 2,
    woodPanelDesigns: 100,
    certificates: ["ISO 9001", "ISO 14001"],
    serviceTime: "Monday to Friday, 9:00–18:00 (UTC+8)",
  });
});

test("every change of content raises the revision by its own statement", async () => {
  const revision = async () =>
    (await db.selectFrom("content_revision").select("revision").executeTakeFirstOrThrow()).revision;
  const before = await revision();
  await db.updateTable("site_settings").set({ position: 1 }).execute();
  await db.deleteFrom("page_copy").where("id", "=", "test").execute();
  expect(await revision()).toBe(before + 2);
});
