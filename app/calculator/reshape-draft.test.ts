import { expect, test } from "vitest";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { type Draft, draftOf, readDraft } from "./draft.ts";
import { reshape, withoutSurface } from "./reshape-draft.ts";

const panel = {
  material: { kind: "product" as const, id: "slats", mounting: "battens" },
  ...{ key: 901, finish: undefined, on: "back" as const, area: "5", most: "" },
};
const office: Draft = { ...draftOf(presetRooms.office), panels: [panel] };
const times = (draft: Draft) =>
  readDraft({ draft: { ...draft, panels: [] }, absorbers: [] }).result?.before.sabine;
const asSurfaces = (draft: Draft): Draft => ({
  ...draft,
  ...reshape({ draft, shape: "surfaces" }),
});

test("a box with windows has the same times as a list of its surfaces", () => {
  expect(office.patches.length).toBeGreaterThan(0);
  const found = times(asSurfaces(office));
  for (const [band, time] of Object.entries(times(office) ?? {})) {
    expect(found?.[Number(band) as 500]).toBeCloseTo(time, 3);
  }
});

test("sizes typed in other digits stay what they are; what is none is asked for", () => {
  const typed = asSurfaces({ ...office, length: "٨٫٥", width: "7,0", height: "３" });
  expect(typed.volume).toBe("178.5");
  expect(asSurfaces({ ...office, length: "nine" }).volume).toBe("");
});

test("panels go along to the surface that was their side, and back", () => {
  const list = asSurfaces(office);
  const [moved] = list.panels;
  expect(list.surfaces[Number(moved?.on)]?.material).toEqual(office.sides.back);
  const again = { ...list, ...reshape({ draft: list, shape: "box" }) };
  expect(again.panels).toEqual(office.panels);
});

test("a surface that goes takes its own panels along and no others", () => {
  const list = asSurfaces(office);
  const onEach = list.surfaces.slice(0, 3).map((_, on) => ({ ...panel, key: on, on }));
  const draft = { ...list, panels: onEach };
  const left = withoutSurface({ draft, key: list.surfaces[1]?.key ?? 0 });
  expect(left.surfaces).toHaveLength(list.surfaces.length - 1);
  expect(left.panels?.map(({ key, on }) => [key, on])).toEqual([
    [0, 0],
    [2, 1],
  ]);
});
