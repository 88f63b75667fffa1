import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";
import { languages } from "../../language/language.ts";
import type { Absorber } from "../absorber.ts";
import { notCountedKinds } from "./accessories.ts";
import type { Quantities } from "./list-quantities.ts";
import { toField, writeQuantitiesCsv } from "./write-quantities-csv.ts";

test.each(["=1+1", "+86 571", "-2", "@a", "＝1", "＋1", "－1", "＠1", 'a "b"', "a,b", "Oak, 木"])(
  "%s is written as by the library of the back office",
  (text) => {
    const wanted = stringify([[text]], { escape_formulas: true, quoted_string: true });
    expect(`${toField(text)}\n`).toBe(wanted);
  },
);

test("nothing unseen stands before a formula, and numbers stay numbers", () => {
  expect(toField("\u200e\t=1+1")).toBe(`"'=1+1"`);
  expect(toField("a\r\nb")).toBe('"a  b"');
  expect([-3.5, undefined].map(toField)).toEqual(["-3.5", ""]);
});

const absorber: Absorber = {
  ...{ id: "slat", code: "=MS-01", material: "wood-slat", title: "Oak slats" },
  ...{ sizes: [], mountings: [], finishes: [{ id: "oak", name: "Oak", colour: "#ccaa77" }] },
  ...{ weight: null, packing: null, price: null },
};
const quantities: Quantities = {
  lines: [
    {
      ...{ product: "slat", finish: "oak", size: { width: 600, height: 2400, depth: 21 } },
      ...{ placed: [], area: 14.4, panels: 10, panelArea: 14.4, waste: 0.12345 },
      ...{ orderedArea: 14.4, cartons: 5, pallets: undefined, grossWeight: 140, cubicMetres: 0.5 },
    },
  ],
  accessories: [{ kind: "wool", thickness: 50, area: 14.4 }],
  transport: { by: "40ft-high-cube", containers: 2, floor: 0.801, payload: 0.3 },
  tooLarge: [],
  notCounted: [...notCountedKinds],
};

test.each(languages.map(({ code }) => code))("the file in %s", (lang) => {
  const lines = writeQuantitiesCsv({ quantities, absorbers: [absorber], lang }).split("\r\n");
  expect(lines[0]).toMatch(/^\ufeff"/);
  expect(lines[1]).toBe(
    `"'=MS-01 Oak slats","Oak","600 × 2400 × 21",14.4,10,0,12.35,14.4,5,,140,0.5`,
  );
  const words = { zh: ["矿物棉", "高柜"], en: ["Mineral wool", "high cube"], ar: ["صوف", "حاوية"] };
  expect(lines[3]).toContain(words[lang][0]);
  expect(lines[4]).toContain(words[lang][1]);
  expect(lines[4]).toContain("81");
  // Title and one line each, and the end of the last.
  expect(lines).toHaveLength(7 + 1 + notCountedKinds.length + 1);
});
