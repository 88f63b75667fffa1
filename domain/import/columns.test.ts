import { expect, test } from "vitest";
import { productKind } from "../catalogue/product-content.ts";
import { columns } from "./columns.ts";

test("what a sheet cannot say of a product is known", () => {
  const said = new Set(columns.map(({ path }) => path.split(".")[0]));
  const unsaid = Object.keys(productKind.schema.shape).filter((field) => !said.has(field));
  expect(unsaid.sort()).toEqual([
    ...["booth", "description", "finishes", "fire"],
    ...["installation", "mountings", "seo"],
  ]);
});
