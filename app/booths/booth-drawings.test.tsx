import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { boothProducts } from "../../content/products/booths.ts";
import { BoothPlan, placeSeats, placeTable } from "./booth-drawings.tsx";

const seatRadius = 210;

const booths = boothProducts.flatMap(({ id, booth, sizes: [outer] }) =>
  booth && outer ? [{ id, outer, inner: booth.inner, persons: booth.persons }] : [],
);

test("there are four booths", () => {
  expect(booths.map(({ persons }) => persons)).toEqual([1, 2, 4, 6]);
});

describe.each(booths)("the plan of $id", ({ outer, inner, persons }) => {
  const rear = (outer.depth - inner.depth) / 2;
  const at = placeTable({ persons, rear, outer });
  const seats = placeSeats({ persons, at });

  test("has a seat for each person", () => {
    expect(seats).toHaveLength(persons);
    const plan = renderToStaticMarkup(<BoothPlan outer={outer} inner={inner} persons={persons} />);
    expect(plan.match(/<circle/g)).toHaveLength(persons);
  });

  test("has no two seats in one place, and none on the table", () => {
    for (const [index, { x, y }] of seats.entries()) {
      for (const other of seats.slice(index + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(2 * seatRadius);
      }
      const beside = Math.max(at.left - x, x - at.left - at.width, 0);
      const before = Math.max(at.top - y, y - at.top - at.depth, 0);
      expect(Math.hypot(beside, before)).toBeGreaterThan(seatRadius);
    }
  });

  test("has its seats within the walls", () => {
    for (const { x, y } of seats) {
      expect(Math.abs(x - 1500) + seatRadius).toBeLessThanOrEqual(inner.width / 2);
      expect(y - seatRadius).toBeGreaterThanOrEqual(rear);
      expect(y + seatRadius).toBeLessThanOrEqual(rear + inner.depth);
    }
  });
});
