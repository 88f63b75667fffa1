import { expect, test } from "vitest";
import { firmestBands } from "./firmest-bands.ts";

test("of each band the firmest value counts", () => {
  const measured = { absorption: { 125: 0.1, 250: 0.2 } };
  const found = firmestBands([
    { status: "comparable", absorption: { 250: 0.3, 500: 0.5 }, comparable: {} as never },
    { status: "calculated", absorption: { ...measured.absorption }, calculated: {} as never },
  ]);
  expect(found.absorption).toEqual({ 125: 0.1, 250: 0.3, 500: 0.5 });
  expect(found.sources).toEqual([
    { status: "comparable", bands: [250, 500] },
    { status: "calculated", bands: [125] },
  ]);
});
