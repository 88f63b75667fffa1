import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { listProducts } from "../catalogue/list-products.ts";
import { getCase } from "./get-case.ts";
import { listCasesWithClass } from "./list-cases-with-class.ts";

giveOwnDatabase();

test("each case uses a product of the class, and no kind of room comes twice", async () => {
  const [slats, cases] = await Promise.all([
    listProducts({ classId: "wood-slat", lang: "en" }),
    listCasesWithClass({ classIds: ["wood-slat"], limit: 4, lang: "en" }),
  ]);
  const ids = slats.entries.map(({ id }) => id);
  expect(cases).toHaveLength(4);
  expect(new Set(cases.map((one) => one.class)).size).toBe(4);
  for (const { id } of cases) {
    const used = (await getCase({ id, lang: "en" }))?.products ?? [];
    expect(used.map(({ product }) => product.id)).toEqual(
      expect.arrayContaining([expect.toSatisfy((one: string) => ids.includes(one))]),
    );
  }
});

test("felt and slats are seen in different rooms", async () => {
  const [slats, felt] = await Promise.all([
    listCasesWithClass({ classIds: ["wood-slat"], lang: "en" }),
    listCasesWithClass({ classIds: ["polyester", "ceiling"], lang: "en" }),
  ]);
  const shown = slats.map(({ id }) => id);
  expect(felt.filter(({ id }) => shown.includes(id))).toEqual([]);
});

test("a class nobody used has no cases", async () => {
  expect(await listCasesWithClass({ classIds: ["no-such-class"], lang: "en" })).toEqual([]);
});
