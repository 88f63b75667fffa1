import type { Lang } from "../language/language.ts";
import type { Absorber } from "./absorber.ts";
import type { Calculation } from "./calculation.ts";
import { idsOf, listAbsorbers } from "./list-absorbers.ts";

/** The products that rooms name: in their surfaces, and in what is put up. */
export function listAbsorbersOf({
  rooms,
  lang,
}: {
  rooms: readonly Calculation[];
  lang: Lang;
}): Promise<Absorber[]> {
  const materials = rooms.flatMap(({ room, treatments }) => [
    ...(room.shape === "box" ? [...Object.values(room.sides), ...room.patches.map(of)] : []),
    ...(room.shape === "surfaces" ? room.surfaces.map(of) : []),
    ...treatments.map(of),
  ]);
  return listAbsorbers({ ids: [...new Set(idsOf(materials))], lang });
}

function of<Material>({ material }: { material: Material }): Material {
  return material;
}
