import { expect, test } from "vitest";
import { productKind } from "../catalogue/product-content.ts";
import { columns } from "./columns.ts";
import { partSheets } from "./part-sheets.ts";

test("what the sheet of products cannot say has a sheet of its own", () => {
  const said = new Set(columns.map(({ path }) => path.split(".")[0]));
  const unsaid = Object.keys(productKind.schema.shape).filter((field) => !said.has(field));
  expect(unsaid.sort()).toEqual(["finishes", "fire", "mountings"]);
  const own = partSheets.filter(({ within }) => !within).map(({ field }) => field);
  expect(own.sort()).toEqual(unsaid);
});

test("no two columns go by the same heading", () => {
  const headings = columns.flatMap(({ name, label }) => [...new Set([name, label.zh, label.en])]);
  const repeated = headings.filter((heading, place) => headings.indexOf(heading) !== place);
  expect(repeated).toEqual([]);
});
