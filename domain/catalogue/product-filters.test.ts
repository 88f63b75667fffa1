import { expect, test } from "vitest";
import {
  filterTokensOf,
  readCatalogueQuery,
  withFilter,
  writeCatalogueQuery,
} from "./product-filters.ts";

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query));

test("a query is read and written the same", () => {
  const query = "?page=2&sort=absorption&material=polyester&mounting=direct&finish=green";
  expect(read(query)).toEqual({
    selection: { material: "polyester", mounting: "direct", finish: "green" },
    sort: "absorption",
    page: 2,
  });
  expect(writeCatalogueQuery(read(query))).toBe(query);
});

test.each([
  ["unknown values", "material=gold&rating=c&nrc=1&sort=price"],
  ["unknown names", "colour=green&class=woodSlat"],
  ["pages that are no numbers", "page=0"],
  ["pages with a sign", "page=-1"],
  ["pages with leading zeros", "page=01"],
  ["pages without end", `page=${"9".repeat(9)}`],
])("%s are as if they were not there", (_name, query) => {
  expect(read(query)).toEqual({ selection: {}, sort: undefined, page: 1 });
  expect(writeCatalogueQuery(read(query))).toBe("");
});

test("a filter is replaced or taken away, the others stay", () => {
  const selection = { material: "polyester", finish: "green" } as const;
  expect(withFilter({ selection, name: "finish", value: "blue" })).toEqual({
    material: "polyester",
    finish: "blue",
  });
  expect(withFilter({ selection, name: "finish", value: undefined })).toEqual({
    material: "polyester",
  });
});

test("with a mounting chosen, only what that mounting absorbs counts", () => {
  expect(filterTokensOf({ selection: { rating: "C", nrc: "0.7" } })).toEqual([
    "rating:C",
    "nrc:0.7",
  ]);
  expect(
    filterTokensOf({
      classId: "wood-slat",
      selection: { rating: "C", nrc: "0.7", mounting: "battens" },
    }),
  ).toEqual(["class:wood-slat", "mounting:battens", "rating:C@battens", "nrc:0.7@battens"]);
});
