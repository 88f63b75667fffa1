import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { getProduct } from "./get-product.ts";
import { listLeadTimes } from "./list-lead-times.ts";
import { listProducts } from "./list-products.ts";

giveOwnDatabase();

test("a class spans from its quickest product to its slowest", async () => {
  const { entries } = await listProducts({ classId: "grooved", lang: "en" });
  const products = await Promise.all(entries.map(({ id }) => getProduct({ id, lang: "en" })));
  const days = products.flatMap((product) => (product ? [product.leadTimeDays] : []));
  expect(await listLeadTimes({ classIds: ["grooved"], lang: "en" })).toEqual([
    {
      classId: "grooved",
      name: "Grooved wood panels",
      from: Math.min(...days.map(({ from }) => from)),
      to: Math.max(...days.map(({ to }) => to)),
    },
  ]);
});

test("classes come in the order of the menu, whatever the order asked for", async () => {
  const times = await listLeadTimes({ classIds: ["grooved", "wood-slat"], lang: "ar" });
  expect(times.map(({ classId }) => classId)).toEqual(["wood-slat", "grooved"]);
});
