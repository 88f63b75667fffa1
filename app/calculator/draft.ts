import { AppError } from "#domain/app-error.ts";
import type { Absorber } from "#domain/calculator/absorber.ts";
import { type BoxSide, boxSides } from "#domain/calculator/box-sides.ts";
import { type Calculation, calculation, type Treatment } from "#domain/calculator/calculation.ts";
import type { BoxRoom } from "#domain/calculator/room.ts";
import type { RoomTarget } from "#domain/calculator/room-target.ts";
import { type CalculationResult, runCalculation } from "#domain/calculator/run-calculation.ts";
import { readNumber } from "#domain/text/read-number.ts";
import { type MaterialDraft, readMaterial, typedMaterial } from "./material-draft.ts";
import { typedNumber } from "./typed-number.ts";

/** Rows of a form keep their key when others are taken out. */
type Keyed<T> = T & { key: number };

export type PatchDraft = Keyed<{ on: BoxSide; area: string; material: MaterialDraft }>;
export type SurfaceDraft = Keyed<{ name: string; area: string; material: MaterialDraft }>;
export type PanelDraft = Keyed<{
  material: Treatment["material"];
  finish: string | undefined;
  on: Treatment["on"];
  /** Empty where it is still to be worked out. */
  area: string;
  /** Square metres there is room for, where that is less than the side. */
  most: string;
}>;

/** `own` stands for a range that somebody types in. */
export type TargetChoice = "none" | "own" | "ANSI" | Extract<RoomTarget, { use: unknown }>["use"];

/** What stands in the fields, as it was typed. */
export type Draft = {
  name: string;
  shape: "box" | "surfaces";
  length: string;
  width: string;
  height: string;
  volume: string;
  sides: Record<BoxSide, MaterialDraft>;
  patches: PatchDraft[];
  surfaces: SurfaceDraft[];
  /** Per cent of the volume, empty where there is none. */
  furniture: string;
  pieces: string;
  temperature: string;
  humidity: string;
  target: TargetChoice;
  least: string;
  most: string;
  /** Empty for a room without noise. */
  noise: string;
  panels: PanelDraft[];
};

/** What is wrong with a field, by its name in the draft: `length`, `patches.0.area`. */
export type Problems = Record<string, Problem>;
export type Problem =
  | "number"
  | "size"
  | "coefficient"
  | "whole"
  | "too-large"
  | "gone"
  | "unknown-absorption";

export type ReadDraft =
  /** What is wrong may be panels of which nothing is known: the room is calculated without them. */
  | { calculation: Calculation; result: CalculationResult; problems: Problems }
  | { calculation: undefined; result: undefined; problems: Problems };

/** The calculation that the fields describe, or what is wrong with them. */
export function readDraft({
  draft,
  absorbers,
}: {
  draft: Draft;
  absorbers: readonly Absorber[];
}): ReadDraft {
  const { asked, problems, rows } = collect(draft);
  if (Object.keys(problems).length > 0) return wrong(problems);
  const read = calculation.safeParse(asked);
  if (!read.success) {
    return wrong(
      Object.fromEntries(
        read.error.issues.map(({ path }) => {
          const field = fieldAt(path, rows);
          return [field, problemAt(field)];
        }),
      ),
    );
  }
  try {
    const result = runCalculation({ calculation: read.data, absorbers });
    return { calculation: read.data, result, problems };
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const found = Object.fromEntries(
      Object.entries(error.fields).map(([field, reason]) => [
        fieldAt(field.split("."), rows),
        reason as Problem,
      ]),
    );
    const unknown = draft.panels.filter((_, at) => found[`panels.${at}.material`]);
    return unknown.length > 0 ? readWithout({ draft, absorbers, unknown, found }) : wrong(found);
  }
}

/** A product may have gone since the room was linked: that is said of it, and the rest still counts. */
function readWithout({
  draft,
  absorbers,
  unknown,
  found,
}: {
  draft: Draft;
  absorbers: readonly Absorber[];
  unknown: readonly PanelDraft[];
  found: Problems;
}): ReadDraft {
  const panels = draft.panels.map((panel) =>
    unknown.includes(panel) ? { ...panel, area: "" } : panel,
  );
  const { problems, ...read } = readDraft({ draft: { ...draft, panels }, absorbers });
  return { ...read, problems: { ...found, ...problems } } as ReadDraft;
}

function problemAt(field: string): Problem {
  if (field.includes(".absorption.")) return "coefficient";
  return field === "pieces" ? "whole" : "size";
}

const wrong = (problems: Problems) => ({ calculation: undefined, result: undefined, problems });

/** Panels without an area are not there yet: `rows` says which of the draft each treatment is. */
function collect(draft: Draft) {
  const problems: Problems = {};
  const number = (field: string, typed: string) => {
    const value = readNumber(typed);
    if (value === undefined) problems[field] = "number";
    return value ?? 0;
  };
  const rows = draft.panels.flatMap(({ area }, at) => (area.trim() === "" ? [] : [at]));
  const material = (field: string, typed: MaterialDraft) => readMaterial({ field, typed, number });
  const inside = {
    air: {
      temperature: number("temperature", draft.temperature),
      humidity: number("humidity", draft.humidity),
    },
    ...(isThere(draft.furniture) && {
      furniture: {
        share: number("furniture", draft.furniture),
        pieces: number("pieces", draft.pieces),
      },
    }),
  };
  const box = () => ({
    shape: "box",
    length: number("length", draft.length),
    width: number("width", draft.width),
    height: number("height", draft.height),
    sides: Object.fromEntries(
      boxSides.map((side) => [side, material(`sides.${side}`, draft.sides[side])]),
    ),
    patches: draft.patches.map(({ on, area, material: typed }, at) => ({
      ...{ on, area: number(`patches.${at}.area`, area) },
      material: material(`patches.${at}`, typed),
    })),
  });
  const surfaces = () => ({
    shape: "surfaces",
    volume: number("volume", draft.volume),
    surfaces: draft.surfaces.map(({ name, area, material: typed }, at) => ({
      area: number(`surfaces.${at}.area`, area),
      material: material(`surfaces.${at}`, typed),
      ...(name.trim() && { name }),
    })),
  });
  const asked = {
    name: draft.name,
    room: { ...(draft.shape === "box" ? box() : surfaces()), ...inside },
    target: targetOf(draft, number),
    ...(isThere(draft.noise) && { noise: number("noise", draft.noise) }),
    treatments: rows.flatMap((at) => {
      const panel = draft.panels[at];
      if (!panel) return [];
      const { material, finish, on, area } = panel;
      return [{ material, on, area: number(`panels.${at}.area`, area), ...(finish && { finish }) }];
    }),
  };
  return { asked, problems, rows };
}

const isThere = (typed: string) => typed.trim() !== "";

function targetOf(
  draft: Draft,
  number: (field: string, typed: string) => number,
): RoomTarget | undefined {
  switch (draft.target) {
    case "none":
      return undefined;
    case "ANSI":
      return { standard: "ANSI S12.60-2002" };
    case "own":
      return { least: number("least", draft.least), most: number("most", draft.most) };
    default:
      return { standard: "DIN 18041:2016", use: draft.target };
  }
}

/** The field of the form to which a place in the calculation belongs. */
function fieldAt(path: readonly PropertyKey[], rows: number[]): string {
  const [first, second, ...rest] = path.map(String);
  if (first === "room") return fieldAt([second ?? "", ...rest], rows);
  if (first === "air") return second ?? "";
  if (first === "furniture") return second === "pieces" ? second : first;
  // A side is its material; a patch has one.
  if (first === "sides" && rest[0] === "absorption") {
    return [first, second, "material", ...rest].join(".");
  }
  if (first === "target") return second ?? "most";
  if (first === "treatments") return ["panels", rows[Number(second)], ...rest].join(".");
  return [first, second, ...rest].filter((part) => part !== undefined).join(".");
}

let keys = 0;
export const newKey = () => ++keys;

/** The fields as they stand for a calculation. */
export function draftOf({ name, room, target, treatments, noise }: Calculation): Draft {
  const box = room.shape === "box" ? room : undefined;
  const own = target && "least" in target ? target : undefined;
  return {
    name,
    shape: room.shape,
    length: typedNumber(box?.length),
    width: typedNumber(box?.width),
    height: typedNumber(box?.height),
    volume: room.shape === "surfaces" ? typedNumber(room.volume) : "",
    sides: box ? sidesOf(box) : plainSides,
    patches: (box?.patches ?? []).map(({ on, area, material }) => ({
      ...{ key: newKey(), on, area: typedNumber(area), material: typedMaterial(material) },
    })),
    surfaces: (room.shape === "surfaces" ? room.surfaces : []).map(({ name, area, material }) => ({
      ...{ key: newKey(), name: name ?? "" },
      ...{ area: typedNumber(area), material: typedMaterial(material) },
    })),
    furniture: typedNumber(room.furniture?.share),
    pieces: typedNumber(room.furniture?.pieces, "1"),
    temperature: typedNumber(room.air.temperature),
    humidity: typedNumber(room.air.humidity),
    target: choiceOf(target),
    least: typedNumber(own?.least, "0.5"),
    most: typedNumber(own?.most, "0.7"),
    noise: typedNumber(noise),
    panels: treatments.map(({ material, finish, on, area }) => ({
      ...{ key: newKey(), material, finish, on, area: typedNumber(area), most: "" },
    })),
  };
}

function choiceOf(target: RoomTarget | undefined): TargetChoice {
  if (!target) return "none";
  if ("use" in target) return target.use;
  return "standard" in target ? "ANSI" : "own";
}

function sidesOf({ sides }: BoxRoom): Draft["sides"] {
  const typed = boxSides.map((side) => [side, typedMaterial(sides[side])]);
  return Object.fromEntries(typed) as Draft["sides"];
}

const plaster: MaterialDraft = { kind: "surface", id: "plaster" };
const plainSides: Draft["sides"] = {
  ...{ floor: { kind: "surface", id: "linoleum" }, ceiling: plaster },
  ...{ front: plaster, back: plaster, left: plaster, right: plaster },
};
