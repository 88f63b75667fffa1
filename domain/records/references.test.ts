import { expect, test } from "vitest";
import { isKind, kindNames } from "./kinds.ts";
import { referencesIn, referrersOf, replaceAt, valuesAt } from "./references.ts";

test("what a record names is known from its description, however deep it stands", () => {
  expect(referencesIn("project_case")).toEqual([
    { path: ["pictures", "*"], to: undefined },
    { path: ["products", "*", "id"], to: "product" },
    { path: ["points", "*", "product"], to: "product" },
  ]);
  expect(referencesIn("milestone")).toEqual([
    { path: ["begins", "classes", "*"], to: "product_class" },
  ]);
  expect(referrersOf("project_case")).toEqual([{ kind: "topic", path: ["cases", "*"] }]);
});

test.each(kindNames)("a %s names records of kinds that there are", (kind) => {
  for (const { to } of referencesIn(kind)) expect(to === undefined || isKind(to), to).toBe(true);
});

test("values are found and replaced where they stand, and nowhere else", () => {
  const content = {
    title: "oak",
    products: [{ id: "oak", mounting: "direct" }, { id: "felt" }, { mounting: "oak" }],
  };
  const path = ["products", "*", "id"];
  expect(valuesAt(content, path)).toEqual([
    { field: "products.0.id", value: "oak" },
    { field: "products.1.id", value: "felt" },
  ]);
  expect(valuesAt(content, ["begins", "classes", "*"])).toEqual([]);
  expect(replaceAt(content, path, "oak", "ash")).toEqual({
    title: "oak",
    products: [{ id: "ash", mounting: "direct" }, { id: "felt" }, { mounting: "oak" }],
  });
  expect(replaceAt({ title: "oak" }, path, "oak", "ash")).toEqual({ title: "oak" });
});
