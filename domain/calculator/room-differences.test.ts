import { describe, expect, test } from "vitest";
import { languages } from "../language/language.ts";
import type { Absorber } from "./absorber.ts";
import { type Calculation, calculation } from "./calculation.ts";
import { presetRooms } from "./preset-rooms.ts";
import { roomDifferences } from "./room-differences.ts";

const slats: Absorber = {
  ...{ id: "slat", code: "S", material: "wood-slat", title: "Oak slats", sizes: [] },
  mountings: [
    {
      id: "battens",
      kind: "battens",
      buildUp: "on battens",
      depth: 71,
      absorption: {},
      sources: [],
    },
  ],
  finishes: [{ id: "walnut", name: "Walnut", colour: "#553311" }],
  ...{ weight: null, packing: null, price: null },
};

const before: Calculation = calculation.parse(presetRooms.classroom);
const material = { kind: "product" as const, id: "slat", mounting: "battens" };
const panels = { material, on: "back" as const, area: 10 };

function differ(changes: object, from: object = {}) {
  return roomDifferences({
    before: calculation.parse({ ...before, ...from }),
    after: calculation.parse({ ...before, ...changes }),
    absorbers: [slats],
    lang: "en",
  });
}

const inRoom = (changes: object) => ({ room: { ...before.room, ...changes } });

test("the same room has none", () => expect(differ({})).toEqual([]));

const teaching = "DIN 18041:2016 group A: listening over distance · A3 Teaching, communication";

describe("what is said", () => {
  test.each<[string, object, object, string[]]>([
    ["a name", { name: "Hall" }, {}, ["Name of the room: – → Hall"]],
    ["a size", inRoom({ height: 3.2 }), {}, ["Size: 9 × 7 × 3 m → 9 × 7 × 3.2 m"]],
    [
      "what a side is made of",
      inRoom({ sides: { ...presetSides(), ceiling: { kind: "surface", id: "concrete" } } }),
      {},
      ["Ceiling: plasterboard below a void → smooth concrete"],
    ],
    ["a window less", inRoom({ patches: [] }), {}, ["Removed: double glazing · Left wall · 12 m²"]],
    [
      "panels more",
      { treatments: [{ ...panels, finish: "walnut" }] },
      {},
      ["Added: Oak slats · Walnut · on battens · Back wall · 10 m²"],
    ],
    [
      "larger panels, in two rows",
      { treatments: [panels, { ...panels, area: 2.5 }] },
      { treatments: [panels] },
      ["Oak slats · on battens · Back wall: 10 m² → 12.5 m²"],
    ],
    [
      "panels elsewhere",
      { treatments: [{ ...panels, on: "front" }] },
      { treatments: [panels] },
      [
        "Added: Oak slats · on battens · Front wall · 10 m²",
        "Removed: Oak slats · on battens · Back wall · 10 m²",
      ],
    ],
    [
      "a target",
      { target: { least: 0.4, most: 0.8 } },
      {},
      [`What it is for: ${teaching} → 0.40 to 0.80 s, a range of your own`],
    ],
    ["no target", { target: undefined }, {}, [`What it is for: ${teaching} → No target`]],
    [
      "the air",
      inRoom({ air: { temperature: 24, humidity: 40 } }),
      {},
      ["Air: 20 °C, 50 % → 24 °C, 40 %"],
    ],
    ["noise", { noise: 35 }, {}, ["Background noise: – → 35 dB(A)"]],
    [
      "furniture",
      inRoom({ furniture: { share: 8, pieces: 20 } }),
      inRoom({ furniture: { share: 5, pieces: 20 } }),
      ["Furniture: 5 % · 20 → 8 % · 20"],
    ],
    [
      "values of one's own",
      inRoom({ sides: { ...presetSides(), floor: own(0.3) } }),
      inRoom({ sides: { ...presetSides(), floor: own(0.2) } }),
      [
        `Floor: Values of your own (${Array(6).fill(0.2).join(" / ")}) → Values of your own (${Array(6).fill(0.3).join(" / ")})`,
      ],
    ],
  ])("of %s", (_name, changes, from, said) => {
    expect(differ(changes, from).map((line) => line.replaceAll("\u00a0", " "))).toEqual(said);
  });
});

test("what a calculation may hold some day does not go unsaid", () => {
  const after = { ...before, later: true };
  expect(roomDifferences({ before, after, absorbers: [slats], lang: "en" })).toEqual([
    "Further details differ.",
  ]);
});

function own(value: number) {
  const absorption = { 125: value, 250: value, 500: value, 1000: value, 2000: value, 4000: value };
  return { kind: "own", absorption };
}

function presetSides() {
  const { room } = presetRooms.classroom;
  if (room.shape !== "box") throw new Error("The classroom is a box");
  return room.sides;
}

test("a product that is gone is named by its id, a room of any shape by its volume", () => {
  const gone = { ...panels, material: { ...material, id: "gone" } };
  expect(differ({ treatments: [gone] })[0]).toContain("gone · battens");
  const floor = { area: 30, material: { kind: "surface", id: "carpet" }, name: "Floor" };
  const shaped = { shape: "surfaces", volume: 75, surfaces: [floor] };
  const said = differ({ room: shaped, treatments: [{ ...panels, on: 0 }] });
  expect(said[0]).toBe("Size: 9 × 7 × 3 m → 75 m³");
  expect(said.join()).toContain("thin carpet, cemented · Floor");
  expect(said.join()).toContain("on battens · Floor");
});

test.each(languages.map(({ code }) => code))("it is said in %s", (lang) => {
  const after = { ...before, treatments: [panels] };
  const [said] = roomDifferences({ before, after, absorbers: [slats], lang });
  const added = { zh: "新增：", en: "Added: ", ar: "أُضيف: " };
  expect(said?.startsWith(added[lang])).toBe(true);
});
