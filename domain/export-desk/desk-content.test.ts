import { describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { exampleShipment } from "./example-shipment.ts";
import { holidayKind } from "./holiday-content.ts";
import { listHolidays } from "./list-holidays.ts";
import { listPackedProducts } from "./list-packed-products.ts";
import { listRoutes } from "./list-routes.ts";
import { planShipment } from "./plan-shipment.ts";
import { readShipment } from "./read-shipment.ts";
import { shippingRouteKind } from "./route-content.ts";

giveOwnDatabase();

const lang = "en";
const name = { zh: "节", en: "Feast", ar: "عيد" };

describe("what staff may write", () => {
  const holiday = {
    ...{ id: "feast", title: name, country: "CN", certainty: "expected", worked: [] },
    days: { from: "2027-05-02", to: "2027-05-01" },
  };

  test("a holiday ends when it has begun, and is certain or expected", () => {
    const { error } = holidayKind.schema.safeParse(holiday);
    expect(error?.issues).toMatchObject([{ path: ["days", "to"], message: "from-above-to" }]);
    const days = { from: "2027-05-01", to: "2027-05-01" };
    expect(holidayKind.schema.safeParse({ ...holiday, days }).success).toBe(true);
    for (const wrong of [{ country: "XX" }, { certainty: "sure" }, { worked: [{ day: "soon" }] }]) {
      expect(holidayKind.schema.safeParse({ ...holiday, days, ...wrong }).success).toBe(false);
    }
  });

  test("a route takes whole days, more at most than at least", () => {
    const route = { id: "a-b", title: name, from: name, country: "SA", note: name };
    const isRight = (days: object) =>
      shippingRouteKind.schema.safeParse({ ...route, days }).success;
    expect(isRight({ from: 10, to: 20 })).toBe(true);
    expect(isRight({ from: 20, to: 10 })).toBe(false);
    expect(isRight({ from: 0, to: 10 })).toBe(false);
    expect(isRight({ from: 1.5, to: 10 })).toBe(false);
  });
});

test("holidays come by date, routes as staff arranged them", async () => {
  const days = (await listHolidays({ lang })).map(({ days: { from } }) => from);
  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual([...days].sort());
  expect((await listRoutes({ lang }))[0]).toMatchObject({
    ...{ id: "ningbo-jebel-ali", title: "Jebel Ali", from: "Ningbo" },
    note: expect.stringContaining("demonstration"),
  });
});

test("products that are withdrawn cannot be planned", async () => {
  const products = async () => (await listPackedProducts({ lang })).flatMap((one) => one.products);
  const order = async () =>
    readShipment({
      given: new URLSearchParams("p1=slat-oak&a1=57.6"),
      products: await products(),
    });
  expect((await order()).lines).toHaveLength(1);
  await db.updateTable("product").set({ status: "draft" }).where("id", "=", "slat-oak").execute();
  expect((await order()).problems[0]).toEqual({ product: "unknown" });
});

test("the example can be loaded", async () => {
  const classes = await listPackedProducts({ lang });
  const products = classes.flatMap((one) => one.products);
  const { lines, problems } = readShipment({ given: exampleShipment({ classes }), products });
  expect(problems.every((problem) => Object.keys(problem).length === 0)).toBe(true);
  expect(lines).toHaveLength(3);
  const { plan, groups } = planShipment({ lines });
  expect(plan.by).toBe("own");
  expect(groups.length).toBeGreaterThan(0);
});

test("every product of the demonstration passes a door, one carton and a full pallet of it", async () => {
  const classes = await listPackedProducts({ lang });
  for (const product of classes.flatMap((one) => one.products)) {
    const { plan } = planShipment({ lines: [{ place: 0, product, amount: 1, unit: "carton" }] });
    expect(plan.by, product.id).toMatch(/^(?:shared|own)$/);
  }
});
