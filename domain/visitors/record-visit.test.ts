import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { recordVisit, type Visitor, type VisitReport } from "./record-visit.ts";

giveOwnDatabase();
beforeEach(async () => void (await db.deleteFrom("visit").execute()));

const desk = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36";
const person: Visitor = { ip: "8.8.8.8", userAgent: desk, wantsPrivacy: false };

function record({
  visitor = {},
  report = {},
  keeping = "shortened",
}: {
  visitor?: Partial<Visitor>;
  report?: VisitReport;
  keeping?: "shortened" | "hashed";
}) {
  return recordVisit({ visitor: { ...person, ...visitor }, report, lang: "en", keeping });
}

const log = () => db.selectFrom("visit").selectAll().execute();

test("the month is made when it is missing", async () => {
  const { rows } = await sql`select from pg_inherits where inhparent = 'visit'::regclass`.execute(
    db,
  );
  expect(rows).toHaveLength(0);
  expect(await record({})).toBe("logged");
  expect(await log()).toHaveLength(1);
});

test("what is known of a visit is stored when it is answered", async () => {
  const report = { page: "/en/product.html", referrer: "https://example.com/", user: "guest" };
  expect(await record({ report })).toBe("logged");
  expect(await log()).toEqual([
    {
      visited_at: expect.any(Date),
      page: "/en/product.html",
      lang: "en",
      ip: "8.8.8.0",
      country: "US",
      city: null,
      referrer: "https://example.com/",
      device: "desktop",
      author: null,
      user_name: "guest",
    },
  ]);
});

test("the page of an offer is noted without the token that opens it", async () => {
  const page = `/en/offer/${"x".repeat(43)}`;
  await record({ report: { page, referrer: `https://www.example.com${page}` } });
  expect(await log()).toMatchObject([
    { page: "/en/offer/…", referrer: "https://www.example.com/en/offer/…" },
  ]);
});

test("a thousand visits at once are all there, in a few statements", async () => {
  await Promise.all(Array.from({ length: 1000 }, (_, n) => record({ report: { page: `/${n}` } })));
  expect(new Set((await log()).map(({ page }) => page)).size).toBe(1000);
});

describe("an address is never kept as it is", () => {
  test("shortened it is a network", async () => {
    await record({ visitor: { ip: "2001:4860:4860::8888" } });
    expect(await log()).toMatchObject([{ ip: "2001:4860:4860::", country: "US" }]);
  });

  test("hashed it tells visitors apart and nothing else", async () => {
    for (const ip of ["8.8.8.8", "8.8.8.8", "8.8.8.9"]) {
      await record({ visitor: { ip }, keeping: "hashed" });
    }
    const [first, again, other] = (await log()).map(({ ip }) => ip);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe("not logged", () => {
  test.each([
    ["a search engine", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a script", { userAgent: "curl/8.9.1" }],
    ["somebody who says nothing of himself", { userAgent: "" }],
    ["somebody who asks not to be", { wantsPrivacy: true }],
  ])("%s", async (_, visitor) => {
    expect(await record({ visitor })).toBe("left-out");
    expect(await log()).toEqual([]);
  });
});

test("hostile words are stored as harmless ones", async () => {
  const report = { page: `/\u0000<script>\u202e${"x".repeat(600)}`, referrer: "a\r\nb" };
  await record({ report });
  const [visit] = await log();
  expect(visit?.page).toMatch(/^\/ <script>x+$/);
  expect(visit?.page.length).toBeLessThanOrEqual(500);
  expect(visit?.referrer).toBe("a b");
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1", "mobile"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0.0.0 Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/150.0.0.0 Safari/537.36", "tablet"],
  [desk, "desktop"],
])("%s is a %s", async (userAgent, device) => {
  await record({ visitor: { userAgent } });
  expect(await log()).toMatchObject([{ device }]);
});

test("an agent made to keep us busy is read in no time", async () => {
  const timeFor = async (userAgent: string) => {
    const started = performance.now();
    await Promise.all(Array.from({ length: 100 }, () => record({ visitor: { userAgent } })));
    return performance.now() - started;
  };
  const usual = await timeFor("Mozilla/5.0 (Linux; Android 14) Mobile");
  // Squared it took nine seconds longer.
  const made = await timeFor(`Mozilla/5.0 (Linux) ${"Android".repeat(2000)}Mobile`);
  expect(made).toBeLessThan(usual * 3 + 3000);
  expect(await log()).toHaveLength(200);
});
