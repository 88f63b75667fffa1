import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { trashRecord } from "../records/trash-record.ts";
import { getCase } from "./get-case.ts";
import { listCaseClasses } from "./list-case-classes.ts";
import { listCases } from "./list-cases.ts";
import { listNewestCases } from "./list-newest-cases.ts";
import { listSimilarCases } from "./list-similar-cases.ts";

giveOwnDatabase();

const lang = "en";

test("every kind of room has its count and the picture of its first case", async () => {
  const classes = await listCaseClasses({ lang });
  expect(classes.map((kind) => kind.class)).toEqual([
    ...["office", "meeting", "school", "stadium", "cinema", "homeCinema", "piano", "jiazhuang"],
  ]);
  expect(classes[0]?.count).toBe(26);
  expect(classes[1]?.count).toBe(15);
  const firsts = await Promise.all(
    classes.map(async (kind) => {
      const { entries } = await listCases({ class: kind.class, size: 1, lang });
      return entries[0]?.picture?.id;
    }),
  );
  expect(classes.map(({ picture }) => picture?.id)).toEqual(firsts);
});

test("no picture is seen twice on one page of a list", async () => {
  const pages = await Promise.all([
    ...[1, 2, 3].map((page) => listCases({ class: "office", page, lang })),
    listCases({ class: "stadium", lang }),
    listCases({ lang }),
  ]);
  for (const { entries } of pages) {
    const shown = entries.map(({ picture }) => picture?.id);
    expect(shown).not.toContain(undefined);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test("the newest cases are the latest years, latest first", async () => {
  const { entries } = await listCases({ size: 200, lang });
  const years = entries.map(({ year }) => year).sort((a, b) => b - a);
  const newest = await listNewestCases({ limit: 8, lang });
  expect(newest.map(({ year }) => year)).toEqual(years.slice(0, 8));
});

test("similar cases are of the same kind and share products before size", async () => {
  const id = "cinema-doha-four-screens";
  const found = await getCase({ id, lang });
  if (!found) throw new Error("The demonstration has this case");
  const products = found.products.map(({ product }) => product.id);
  const similar = await listSimilarCases({ ...found, products, lang });
  expect(similar).toHaveLength(3);
  expect(similar.map((other) => other.id)).not.toContain(id);
  expect(new Set(similar.map((other) => other.class))).toEqual(new Set(["cinema"]));
  const shared = await Promise.all(
    similar.map(async (other) => {
      const theirs = await getCase({ id: other.id, lang });
      return theirs?.products.filter(({ product }) => products.includes(product.id)).length ?? 0;
    }),
  );
  expect(shared).toEqual(shared.toSorted((a, b) => b - a));
});

test("rooms like this one are three rooms, none of them this one, whatever the case", async () => {
  const { entries } = await listCases({ size: 200, lang });
  expect(entries).toHaveLength(78);
  for (const { id } of entries) {
    const found = await getCase({ id, lang });
    if (!found) throw new Error(id);
    const products = found.products.map(({ product }) => product.id);
    const similar = await listSimilarCases({ ...found, products, lang });
    const pictures = [...found.pictures, ...similar.map(({ picture }) => picture)];
    const ids = pictures.map((picture) => picture?.id);
    expect(similar, id).toHaveLength(3);
    expect(ids, id).not.toContain(undefined);
    expect(new Set(ids).size, id).toBe(ids.length);
  }
});

test("a trashed case is neither first, new nor similar", async () => {
  const { entries } = await listCases({ class: "piano", lang });
  const [first, second] = entries;
  await trashRecord({ kind: "project_case", id: first?.id ?? "" });
  const piano = (await listCaseClasses({ lang })).find((kind) => kind.class === "piano");
  expect(piano).toMatchObject({ count: entries.length - 1, picture: { id: second?.picture?.id } });
  const similar = await listSimilarCases({
    ...{ id: second?.id ?? "", class: "piano", area: 30, products: [], limit: 20, lang },
  });
  expect(similar.map(({ id }) => id)).not.toContain(first?.id);
  const newest = await listNewestCases({ limit: 200, lang });
  expect(newest.map(({ id }) => id)).not.toContain(first?.id);
});
