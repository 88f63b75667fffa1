import type { Bands } from "#domain/acoustics/bands.ts";
import { type OctaveBand, octaveBands } from "#domain/acoustics/octave-bands.ts";
import { surfaceKinds } from "#domain/acoustics/room-surfaces.ts";
import type { RoomMaterial } from "#domain/calculator/room.ts";
import { typedNumber } from "./typed-number.ts";

/** Coefficients of one's own are typed like any other number. */
export type OwnMaterial = { kind: "own"; absorption: Record<OctaveBand, string> };
export type MaterialDraft = Exclude<RoomMaterial, { kind: "own" }> | OwnMaterial;

/** The fields as they stand for a material. */
export function typedMaterial(material: RoomMaterial): MaterialDraft {
  return material.kind === "own" ? ownMaterial(material.absorption) : material;
}

/** The fields of coefficients of one's own; empty where nothing is known to begin with. */
export function ownMaterial(absorption: Bands): OwnMaterial {
  const typed = octaveBands.map((band) => [band, typedNumber(absorption[band])]);
  return { kind: "own", absorption: Object.fromEntries(typed) as OwnMaterial["absorption"] };
}

/** What the fields say; `number` notes at its field what is none. */
export function readMaterial({
  typed,
  field,
  number,
}: {
  typed: MaterialDraft;
  field: string;
  number: (field: string, typed: string) => number;
}) {
  if (typed.kind !== "own") return typed;
  const absorption = octaveBands.map((band) => [
    band,
    number(coefficientField({ field, band }), typed.absorption[band]),
  ]);
  return { kind: "own", absorption: Object.fromEntries(absorption) };
}

/** The name of a field of coefficients, for what is wrong with it. */
export function coefficientField({ field, band }: { field: string; band: OctaveBand }): string {
  return `${field}.material.absorption.${band}`;
}

/** A material as the value of an option. */
export function materialKey(material: MaterialDraft): string {
  if (material.kind === "own") return material.kind;
  return material.kind === "surface" ? material.id : `${material.id} ${material.mounting}`;
}

export function materialAt(key: string): MaterialDraft {
  const [id = "", mounting] = key.split(" ");
  if (mounting) return { kind: "product", id, mounting };
  return { kind: "surface", id: surfaceKinds.find((kind) => kind === id) ?? "plaster" };
}
