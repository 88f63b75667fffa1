import { type BoxSide, boxSides } from "#domain/calculator/box-sides.ts";
import { sideNames } from "#domain/calculator/room-words.ts";
import { surfaceNames } from "#domain/calculator/surface-names.ts";
import { readNumber } from "#domain/text/read-number.ts";
import { type Draft, newKey, type PatchDraft, type SurfaceDraft } from "./draft.ts";

/**
 * The same room in another shape. A box becomes the list of its sides and of what takes up a part of
 * them; a list was a box before, or its sides are still to be entered. Panels go along.
 */
export function reshape({ draft, shape }: { draft: Draft; shape: Draft["shape"] }): Partial<Draft> {
  if (shape === draft.shape) return {};
  if (shape === "box") return { shape, panels: onSides(draft) };
  if (draft.surfaces.length > 0) return { shape, panels: onSurfaces(draft) };
  const surfaces = [
    ...boxSides.map((side) => sideAsSurface({ draft, side })).filter(({ area }) => area !== "0"),
    ...draft.patches.map(patchAsSurface),
  ];
  const volume = rounded(draft, ({ length, width, height }) => length * width * height);
  return { shape, volume, surfaces, panels: onSurfaces({ ...draft, surfaces }) };
}

type Size = { length: number; width: number; height: number };

/** Nothing where a dimension makes no sense: the field then says so. */
function rounded(draft: Draft, value: (size: Size) => number): string {
  const [length, width, height] = [draft.length, draft.width, draft.height].map(readNumber);
  if (length === undefined || width === undefined || height === undefined) return "";
  return String(Math.round(value({ length, width, height }) * 100) / 100);
}

function sideAsSurface({ draft, side }: { draft: Draft; side: BoxSide }): SurfaceDraft {
  const taken = draft.patches
    .filter(({ on }) => on === side)
    .reduce((sum, { area }) => sum + (readNumber(area) ?? 0), 0);
  return {
    ...{ key: newKey(), name: sideNames[side](), material: draft.sides[side] },
    area: rounded(draft, (size) => areaOf(size, side) - taken),
  };
}

function patchAsSurface({ on, area, material }: PatchDraft): SurfaceDraft {
  const name = material.kind === "surface" ? surfaceNames[material.id]() : sideNames[on]();
  return { key: newKey(), name: name.slice(0, 60), area, material };
}

function areaOf({ length, width, height }: Size, side: BoxSide): number {
  if (side === "floor" || side === "ceiling") return length * width;
  return side === "left" || side === "right" ? length * height : width * height;
}

/** Surfaces that were sides go by their names; what was on others needs another place. */
function onSides({ panels, surfaces }: Draft): Draft["panels"] {
  return panels.map((panel) => {
    const name = surfaces[Number(panel.on)]?.name;
    return { ...panel, on: boxSides.find((side) => sideNames[side]() === name) ?? "back" };
  });
}

function onSurfaces({ panels, surfaces }: Draft): Draft["panels"] {
  const placeOf = (on: BoxSide) => surfaces.findIndex(({ name }) => name === sideNames[on]());
  return panels.map((panel) => ({ ...panel, on: Math.max(0, placeOf(panel.on as BoxSide)) }));
}

/** A surface goes, and with it what was put up on it; what is on others goes on naming them. */
export function withoutSurface({
  draft: { surfaces, panels },
  key,
}: {
  draft: Draft;
  key: number;
}): Partial<Draft> {
  const gone = surfaces.findIndex((surface) => surface.key === key);
  return {
    surfaces: surfaces.filter((surface) => surface.key !== key),
    panels: panels
      .filter(({ on }) => on !== gone)
      .map((panel) => ({
        ...panel,
        on: Number(panel.on) > gone ? Number(panel.on) - 1 : panel.on,
      })),
  };
}
