import { m } from "#text";
import { surfaceNames } from "../acoustics/surface-names.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import type { Absorber } from "./absorber.ts";
import type { Calculation, Treatment } from "./calculation.ts";
import type { BoxSide, RoomMaterial } from "./room.ts";
import type { RoomTarget } from "./room-target.ts";

/** In which language a room is put into words, and what its products are called. */
export type RoomWords = { absorbers: readonly Absorber[]; lang: Lang };

/** A product with the finish and mounting it has there; its ids where it is made no more. */
export function materialName({
  material,
  finish,
  absorbers,
  lang,
}: RoomWords & { material: RoomMaterial; finish?: string | undefined }): string {
  const locale = { locale: lang };
  if (material.kind === "surface") return surfaceNames[material.id]({}, locale);
  if (material.kind === "own") return m.calculator_own_values({}, locale);
  const product = absorbers.find(({ id }) => id === material.id);
  const mounting = product?.mountings.find(({ id }) => id === material.mounting);
  const chosen = product?.finishes.find(({ id }) => id === finish);
  return [
    product ? plain(product.title) : material.id,
    ...(chosen ? [plain(chosen.name)] : []),
    mounting ? plain(mounting.buildUp) : material.mounting,
  ].join(" · ");
}

/** Where panels are put up. */
export function placeName({
  on,
  room,
  lang,
}: {
  on: Treatment["on"];
  room: Calculation["room"];
  lang: Lang;
}): string {
  if (typeof on === "string") return sideName({ side: on, lang });
  const named = room.shape === "surfaces" ? room.surfaces[on]?.name : undefined;
  return named ?? m.calculator_surface_number({ number: on + 1 }, { locale: lang });
}

const sides = {
  floor: m.side_floor,
  ceiling: m.side_ceiling,
  front: m.calculator_side_front,
  back: m.calculator_side_back,
  left: m.calculator_side_left,
  right: m.calculator_side_right,
};

export function sideName({ side, lang }: { side: BoxSide; lang: Lang }): string {
  return sides[side]({}, { locale: lang });
}

/** Standards by their own names, which need no translation. */
export function targetName({
  target,
  lang,
}: {
  target: RoomTarget | undefined;
  lang: Lang;
}): string {
  if (!target) return m.calculator_target_none({}, { locale: lang });
  if (!("standard" in target)) return `${target.least}–${target.most}\u00a0s`;
  return "use" in target ? `${target.standard} ${target.use}` : target.standard;
}
