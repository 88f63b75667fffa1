import type { OctaveAbsorption } from "../absorption.ts";
import type { BuildUpLayer } from "../build-up.ts";
import type { Reaction } from "../diffuse-field.ts";

const octaves = (values: [number, number, number, number, number, number]): OctaveAbsorption => ({
  ...{ 125: values[0], 250: values[1], 500: values[2] },
  ...{ 1000: values[3], 2000: values[4], 4000: values[5] },
});

/**
 * Constructions whose published description says enough to calculate them, with our own
 * assumptions for what it leaves out. All but the first are rows of one table (Vorländer,
 * Auralization).
 */
export const publishedConstructions: {
  name: string;
  layers: BuildUpLayer[];
  reaction: Reaction;
  published: OctaveAbsorption;
}[] = [
  {
    name: "wood slats on felt, 50 mm void",
    layers: [
      { kind: "slots", thickness: 12, width: 13, spacing: 40 },
      { kind: "felt", thickness: 9 },
      { kind: "air", thickness: 50 },
    ],
    reaction: "local",
    // The sheet has no value at 315 Hz: 0.31 at 250 Hz stands for 0.30 to 0.32.
    published: octaves([0.12, 0.31, 0.75, 1.09, 0.85, 0.81]),
  },
  {
    name: "gypsum board 19.6 %, holes 15 mm, 100 mm mineral mat",
    layers: [
      { kind: "holes", thickness: 12.5, diameter: 15, spacing: 30 },
      { kind: "wool", thickness: 100 },
    ],
    reaction: "local",
    published: octaves([0.3, 0.69, 1, 0.81, 0.66, 0.62]),
  },
  {
    name: "mineral fibre board 20 mm, 50 mm cavity",
    layers: [
      { kind: "wool", thickness: 20 },
      { kind: "air", thickness: 50 },
    ],
    reaction: "local",
    published: octaves([0.2, 0.56, 0.82, 0.87, 0.7, 0.53]),
  },
  {
    name: "rock wool 50 mm, 80 kg/m³",
    layers: [{ kind: "wool", thickness: 50 }],
    reaction: "bulk",
    published: octaves([0.22, 0.6, 0.92, 0.9, 0.88, 0.88]),
  },
  {
    name: "rock wool 50 mm, 40 kg/m³",
    layers: [{ kind: "wool", thickness: 50 }],
    reaction: "bulk",
    published: octaves([0.23, 0.59, 0.86, 0.86, 0.86, 0.86]),
  },
  {
    name: "mineral wool 50 mm, 40 kg/m³, glued",
    layers: [{ kind: "wool", thickness: 50 }],
    reaction: "bulk",
    published: octaves([0.15, 0.7, 0.6, 0.6, 0.85, 0.9]),
  },
  {
    name: "mineral wool 50 mm, 70 kg/m³, 300 mm off the wall",
    layers: [
      { kind: "wool", thickness: 50 },
      { kind: "air", thickness: 300 },
    ],
    reaction: "bulk",
    published: octaves([0.7, 0.45, 0.65, 0.6, 0.75, 0.65]),
  },
  {
    name: "needle felt 5 mm on concrete",
    layers: [{ kind: "felt", thickness: 5 }],
    reaction: "bulk",
    published: octaves([0.02, 0.02, 0.05, 0.15, 0.3, 0.4]),
  },
];
