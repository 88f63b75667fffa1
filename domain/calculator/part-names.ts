import { m } from "#text";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import type { Absorber } from "./absorber.ts";
import type { Calculation, Treatment } from "./calculation.ts";
import type { RoomMaterial } from "./room.ts";
import { sideNames } from "./room-words.ts";
import { surfaceNames } from "./surface-names.ts";

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

/** A side of a box, or one of the surfaces of any other room. */
export function placeName({
  on,
  room,
  lang,
}: {
  on: Treatment["on"];
  room: Calculation["room"];
  lang: Lang;
}): string {
  const locale = { locale: lang };
  if (typeof on === "string") return sideNames[on]({}, locale);
  const named = room.shape === "surfaces" ? room.surfaces[on]?.name : undefined;
  return named || m.calculator_surface_number({ number: on + 1 }, locale);
}
