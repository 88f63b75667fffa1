import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { rateAbsorption, weightedAbsorption } from "../acoustics/ratings.ts";
import { published } from "../records/published.ts";
import { saveRecord } from "../records/save-record.ts";
import { browseProducts } from "./browse-products.ts";
import { countFilters } from "./count-filters.ts";
import { listClasses } from "./list-classes.ts";
import type { ProductContent } from "./product-content.ts";
import { type CatalogueQuery, productFilters, readCatalogueQuery } from "./product-filters.ts";

giveOwnDatabase();

const evidence = {
  ...{ kind: "laboratory" as const, standard: "ISO 354", laboratory: "A laboratory" },
  ...{ report: "R-1", date: "2026-01-01" },
};
const bands = { 125: 0.1, 250: 0.3, 500: 0.75, 1000: 1.05, 2000: 0.85, 4000: 0.8 };

/** The demonstration has no measurement of its own, so every slat panel gets one on battens. */
beforeAll(async () => {
  for (const [position, product] of (await everyProduct()).entries()) {
    if (product.classId !== "wood-slat") continue;
    const factor = 1 - position / 100;
    const absorption = mapBands(bands, (value) => Math.round(value * factor * 100) / 100);
    await saveRecord({
      kind: "product",
      status: "published",
      position,
      content: {
        ...product,
        mountings: product.mountings.map((mounting) =>
          mounting.kind === "battens"
            ? { ...mounting, measured: { absorption, evidence } }
            : mounting,
        ),
      },
    });
  }
});

function mapBands<Bands extends Record<string, number>>(
  values: Bands,
  change: (value: number) => number,
): Bands {
  return Object.fromEntries(
    Object.entries(values).map(([band, value]) => [band, change(value)]),
  ) as Bands;
}

async function browse(query: string, classId?: string) {
  const asked: CatalogueQuery = readCatalogueQuery(new URLSearchParams(query));
  return browseProducts({ ...asked, classId, lang: "en" });
}

async function count(query: string, classId?: string) {
  const { selection } = readCatalogueQuery(new URLSearchParams(query));
  const classIds = (await listClasses({ lang: "en" })).map(({ id }) => id);
  return countFilters({ classId, classIds, selection });
}

async function everyProduct(): Promise<ProductContent[]> {
  const rows = await published("product").select("content").execute();
  return rows.map(({ content }) => content);
}

test("each number beside a filter is what following it shows", async () => {
  for (const chosen of ["", "material=polyester", "mounting=battens&rating=C", "finish=green"]) {
    const { filters, classes, total } = await count(chosen);
    expect((await browse(chosen)).length).toBe(Math.min(24, total));
    for (const { name, values } of filters) {
      for (const { value, count } of values) {
        const query = new URLSearchParams(chosen);
        query.set(name, value);
        expect(await browse(query.toString()), `${chosen} + ${name}=${value}`).toHaveLength(
          Math.min(24, count),
        );
      }
    }
    for (const [id, count] of classes) {
      expect(await browse(chosen, id)).toHaveLength(Math.min(24, count));
    }
  }
});

test("filters find what the content says", async () => {
  const products = await everyProduct();
  const ids = (keep: (product: ProductContent) => boolean) =>
    products
      .filter(keep)
      .map(({ id }) => id)
      .sort();
  const found = async (query: string) => (await browse(query)).map(({ id }) => id).sort();
  expect(await found("material=grooved-wood")).toEqual(
    ids(({ material }) => material === "grooved-wood"),
  );
  expect(await found("mounting=suspended")).toEqual(
    ids(({ mountings }) => mountings.some(({ kind }) => kind === "suspended")),
  );
  expect(await found("rating=C&mounting=battens")).toEqual(
    ids(({ mountings }) =>
      mountings.some(
        ({ kind, measured }) =>
          kind === "battens" && measured && weightedAbsorption(measured.absorption).class === "C",
      ),
    ),
  );
  expect(await found("thickness=to-10")).toEqual(
    ids(
      ({ material, sizes }) =>
        material !== "booth" && material !== "accessory" && sizes.some(({ depth }) => depth <= 10),
    ),
  );
});

test("a class that one mounting reaches is not claimed for another", async () => {
  const onWall = (await browse("mounting=direct&rating=C")).map(({ id }) => id);
  expect(await browse("mounting=direct", "wood-slat")).not.toEqual([]);
  expect(await browse("rating=C", "wood-slat")).not.toEqual([]);
  expect(onWall.filter((id) => id.startsWith("slat-"))).toEqual([]);
});

test("sorted by absorption, thickness or code", async () => {
  const absorbing = await browse("sort=absorption");
  const ratings = absorbing.flatMap(({ best }) => best?.measured?.nrc ?? []);
  expect(ratings.length).toBeGreaterThan(5);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
  const thin = (await browse("sort=thickness")).flatMap(({ thickness }) => thickness?.[0] ?? []);
  expect(thin).toEqual(thin.toSorted((a, b) => a - b));
  const codes = (await browse("sort=code", "wood-slat")).map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted());
});

test("pages follow one another without gap or repetition", async () => {
  const pages = [await browse(""), await browse("page=2"), await browse("page=3")].map((cards) =>
    cards.map(({ id }) => id),
  );
  const { total } = await count("");
  expect(pages.flat()).toHaveLength(total);
  expect(new Set(pages.flat()).size).toBe(total);
  expect(pages[2]).toEqual([]);
});

test("what changes is counted anew", async () => {
  const [product] = await everyProduct();
  if (!product) throw new Error("no demonstration content");
  const before = await count("material=accessory");
  await saveRecord({
    kind: "product",
    content: { ...product, material: "accessory" },
    status: "published",
  });
  expect((await count("material=accessory")).total).toBe(before.total + 1);
  await saveRecord({ kind: "product", content: product, status: "draft" });
  expect((await count("material=accessory")).total).toBe(before.total);
  await saveRecord({ kind: "product", content: product, status: "published" });
  expect(await count("material=accessory")).toEqual(before);
});

test("thirds are rated before octaves, and nobody else's values are", async () => {
  const thirds = {
    ...{ 100: 0.09, 125: 0.1, 160: 0.17, 200: 0.2, 250: 0.3, 315: 0.44 },
    ...{ 400: 0.59, 500: 0.74, 630: 0.91, 800: 1.11, 1000: 1.09, 1250: 1.06 },
    ...{ 1600: 0.96, 2000: 0.85, 2500: 0.75, 3150: 0.77, 4000: 0.85, 5000: 0.81 },
  };
  const absorption = { 125: 0.9, 250: 0.9, 500: 0.9, 1000: 0.9, 2000: 0.9, 4000: 0.9 };
  const kept = { kind: "direct", measured: { absorption, thirds, evidence } };
  const borrowed = { kind: "direct", measured: { absorption, evidence: { kind: "literature" } } };
  const comparable = { kind: "direct", comparable: [{ absorption }] };
  const contents = [[kept], [borrowed], [comparable]].map((mountings) => ({ mountings }));
  const { rows } = await sql<{ nrc: number | null; marks: string[] }>`
    select best_nrc(content)::float8 as nrc, product_marks(content) as marks
    from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) with ordinality given (content, n)
    order by n`.execute(db);
  const { weighted, nrc } = rateAbsorption({ absorption, thirds });
  expect(rows[0]?.nrc).toBe(nrc);
  expect(rows[0]?.marks).toContain(`rating:${weighted.class}@direct`);
  expect(rows[0]?.marks.filter((mark) => mark.startsWith("rating:"))).toHaveLength(2);
  for (const row of rows.slice(1)) {
    expect(row).toEqual({ nrc: null, marks: ["mounting:direct"] });
  }
});

test("a class lists those products that have it in some mounting, and no others", async () => {
  const products = await everyProduct();
  for (const rating of productFilters.rating) {
    const rated = products.filter(({ mountings }) =>
      mountings.some(
        ({ measured }) => measured && weightedAbsorption(measured.absorption).class === rating,
      ),
    );
    expect((await count(`rating=${rating}`)).total, rating).toBe(rated.length);
  }
});

test("asked for a tone, each product shows itself in its first finish of that tone", async () => {
  const green = await browse("finish=green");
  expect(green.length).toBeGreaterThan(5);
  for (const { id, finish, picture } of green) {
    expect(picture?.id).toBe(`finish-${id}-${finish}`);
  }
  expect(green.find(({ id }) => id === "pet-flat-12")?.finish).toBe("sage");
  for (const { id, finish, picture } of await browse("")) {
    expect(finish).toBeUndefined();
    // Perforated boards show their holes.
    expect(picture?.id).toMatch(new RegExp(`^(?:finish|macro)-${id}-`));
  }
});

test.each([
  ["#f2f0ea", "white"],
  ["#cbb89d", "pale"],
  ["#b98f5e", "natural"],
  ["#6e4a33", "brown"],
  ["#b5654a", "red"],
  ["#c99a94", "red"],
  ["#c8952f", "yellow"],
  ["#8fa58f", "green"],
  ["#2f4034", "green"],
  ["#2b3a55", "blue"],
  ["#6f6a64", "grey"],
  ["#3a3a3b", "grey"],
  ["#1f1f20", "black"],
])("a swatch of %s is %s", async (colour, tone) => {
  const { rows } = await sql<{ tone: string }>`select tone_of(${colour}) as tone`.execute(db);
  expect(rows[0]?.tone).toBe(tone);
  expect(productFilters.finish).toContain(tone);
});
