import { beforeAll, expect, test } from "vitest";
import { getProduct, type Product } from "#domain/catalogue/get-product.ts";
import { inLanguage } from "../../tests/support/in-language.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { productData } from "./structured-data.ts";

giveOwnDatabase();

let board: Product;

beforeAll(async () => {
  const found = await getProduct({ id: "pet-flat-12", lang: "en" });
  if (!found) throw new Error("The demonstration lacks pet-flat-12");
  board = found;
});

const site = { origin: "https://www.example.com", siteName: "Tinghe", lang: "en" as const };
const fireOf = (product: Product) =>
  inLanguage("en", () => productData({ ...site, product })).additionalProperty.filter(
    ({ measurementTechnique }) => measurementTechnique === "GB 8624",
  );

test("a fire class that nobody has tested is no property of the product", () => {
  expect(board.fire.map(({ code }) => code)).toContain("GB 8624");
  expect(fireOf(board)).toEqual([]);
});

test("a fire class with a laboratory's report is one, with the report", () => {
  const evidence = {
    ...{ kind: "laboratory" as const, standard: "GB 8624", laboratory: "A laboratory" },
    ...{ report: "R-1", date: "2026-01-01" },
  };
  const tested = { ...board, fire: board.fire.map((rating) => ({ ...rating, evidence })) };
  expect(fireOf(tested)).toEqual([
    expect.objectContaining({ value: "B1 (B-s1,d0)", description: expect.stringContaining("R-1") }),
  ]);
});
