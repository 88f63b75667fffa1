import { sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getRecord } from "../records/get-record.ts";
import { saveRecord } from "../records/save-record.ts";
import { getSettings } from "../settings/get-settings.ts";
import { getShell } from "./get-shell.ts";
import { navigationContent } from "./navigation-content.ts";

giveOwnDatabase();

const read = async () => (await getRecord({ kind: "navigation", id: "main" })).content;

test("a new site has the eight entries of its plan, and its settings", async () => {
  const { settings, navigation } = await getShell({ lang: "en" });
  expect(navigation?.map(({ url }) => url)).toEqual([
    "/",
    "/product.html",
    "/akupanel.html",
    "/silencebooth.html",
    "/programme.html",
    "/project.html",
    "/aboutUs.html",
    "/news.html",
  ]);
  expect(navigation?.[1]).toEqual({ url: "/product.html", label: "Products" });
  expect(settings).toEqual(await getSettings({ lang: "en" }));
});

test("it is as staff arrange it: order, words, what is hidden, what robots leave alone", async () => {
  const { entries } = await read();
  const [home, products, panels, ...rest] = entries;
  if (!home || !products || !panels) throw new Error("no entries");
  await saveRecord({
    kind: "navigation",
    status: "published",
    content: {
      id: "main",
      entries: [
        home,
        { ...panels, label: { zh: "格栅板", en: "Slats", ar: "" }, nofollow: true },
        { ...products, shown: false },
        ...rest,
      ],
    },
  });
  const { navigation } = await getShell({ lang: "ar" });
  expect(navigation?.slice(0, 3)).toEqual([
    { url: "/", label: "الرئيسية" },
    { url: "/akupanel.html", label: { text: "Slats", lang: "en" }, nofollow: true },
    { url: "/silencebooth.html", label: "كبائن المكالمات" },
  ]);
});

test("without a record the site says so, and its pages fall back on what was built in", async () => {
  await sql`delete from navigation`.execute(db);
  expect((await getShell({ lang: "zh" })).navigation).toBeUndefined();
});

test.each([
  ["another site", [{ url: "//evil.example" }]],
  ["a script", [{ url: "javascript:alert(1)" }]],
  ["the same page twice", [{ url: "/news.html" }, { url: "/news.html" }]],
  ["more than fit", Array.from({ length: 9 }, (_, place) => ({ url: `/page-${place}` }))],
  ["nothing", []],
])("%s is refused", (_name, wanted) => {
  const label = { zh: "页", en: "Page", ar: "صفحة" };
  const entries = wanted.map((entry) => ({ ...entry, label, shown: true, nofollow: false }));
  expect(navigationContent.safeParse({ id: "main", entries }).success).toBe(false);
});
