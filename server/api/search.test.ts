import { describe, expect, test } from "vitest";
import { listFruitlessSearches } from "#domain/search/log/list-searches.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call } = startApi();

type Found = {
  code: number;
  data: {
    query: string;
    total: number;
    didYouMean: string | null;
    results: { kind: string; path: string; title: string; picture: string | null }[];
    classes: { className: string; name: string; count: number }[];
  };
};

async function ask(parameters: Record<string, string>) {
  const response = await call(`/api/search?${new URLSearchParams(parameters)}`);
  return { status: response.status, ...((await response.json()) as Found) };
}

test("a search answers in the contract's form and the caller's language", async () => {
  const { status, code, data } = await ask({ query: "TH-SL-WAL", lang: "zh" });
  expect([status, code]).toEqual([200, 1000]);
  expect(data.results[0]).toMatchObject({
    kind: "product",
    path: "/productdetail/slat-walnut.html",
    title: "胡桃木格栅吸音板",
  });
  expect(data.results[0]?.picture).toMatch(
    /^\/media\/finish-slat-walnut-natural-black-felt\..*\.webp$/,
  );
  expect(data.didYouMean).toBeNull();
});

test("kind and class narrow it", async () => {
  const { data: all } = await ask({ query: "oak", kind: "product", lang: "en" });
  const facet = all.classes.find(({ className }) => className === "perforated");
  expect(facet).toMatchObject({ name: "Perforated wood panels" });
  const { data } = await ask({
    query: "oak",
    kind: "product",
    className: "perforated",
    lang: "en",
  });
  const paths = data.results.map(({ path }) => path);
  expect(paths.slice(0, 2).sort()).toEqual([
    "/productdetail/perforated-oak-16.html",
    "/productdetail/perforated-oak-8.html",
  ]);
  for (const path of paths) expect(path).toMatch(/\/perforated-/);
  expect(paths).toHaveLength(facet?.count ?? 0);
  // The other classes are still offered.
  expect(data.classes).toEqual(all.classes);
  expect(all.classes.length).toBeGreaterThan(1);
});

describe("the text", () => {
  test("may be encoded twice, and is given back decoded", async () => {
    const twice = await ask({ query: encodeURIComponent("静音舱"), lang: "zh" });
    expect(twice.data).toEqual((await ask({ query: "静音舱", lang: "zh" })).data);
    expect(twice.data.query).toBe("静音舱");
  });

  test("may be absent, empty or endless", async () => {
    expect((await ask({})).data.total).toBe(0);
    expect((await ask({ query: "" })).data.total).toBe(0);
    expect((await ask({ query: "x".repeat(5000) })).status).toBe(200);
  });
});

test.each<Record<string, string>>([
  { page: "0" },
  { page: "-1" },
  { page: "x" },
  { kind: "staff" },
])("%j is refused", async (parameters) => {
  expect(await ask({ query: "oak", ...parameters })).toMatchObject({
    status: 400,
    code: 400,
  });
});

test("a search is logged once, whatever it is narrowed to; suggestions never", async () => {
  await ask({ query: "zyxlogged", lang: "ar" });
  await ask({ query: "zyxlogged", lang: "ar", kind: "product" });
  await call("/api/search/suggest?query=zyxtyped&lang=ar");
  const logged = await listFruitlessSearches();
  expect(logged.filter(({ query }) => query.startsWith("zyx"))).toMatchObject([
    { query: "zyxlogged", lang: "ar", times: 1, hits: 0 },
  ]);
});

test("suggestions answer while somebody types, with class and a small picture", async () => {
  const response = await call("/api/search/suggest?query=smo&lang=en");
  const { code, data } = (await response.json()) as { code: number; data: { path: string }[] };
  expect(code).toBe(1000);
  const product = data.find(({ path }) => path === "/productdetail/slat-smoked-oak.html");
  expect(product).toMatchObject({
    kind: "product",
    title: "Smoked oak slat panel",
    kindName: "Product",
    className: "Wood slat panels",
    picture: expect.stringMatching(/^\/media\/.+\/160\.avif$/),
  });
});

test("a result says by what it was found where it does not show it", async () => {
  const { data } = await ask({ query: "dealer", lang: "en" });
  expect(data.results[0]).toMatchObject({
    path: "/aboutUs/lianxi.html",
    foundBy: [{ text: "dealer", hit: true }],
  });
  const { data: plainly } = await ask({ query: "walnut slat", lang: "en" });
  expect(plainly.results[0]).toMatchObject({ foundBy: null });
});
