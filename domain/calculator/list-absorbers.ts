import { curvesOf } from "../catalogue/curves-of.ts";
import { firmestBands } from "../catalogue/firmest-bands.ts";
import { rateMounting } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import type { Absorber } from "./absorber.ts";
import type { RoomMaterial } from "./room.ts";

/** Booths keep speech in, and wool belongs to a mounting: they absorb nothing by themselves. */
const absorbing = ["wood-slat", "polyester", "perforated-wood", "grooved-wood"];

export function isAbsorbing({ material }: Pick<Absorber, "material">): boolean {
  return absorbing.includes(material);
}

/** Products that can be put up in a room; of those asked for also what nobody knows a value of. */
export async function listAbsorbers({
  ids,
  lang,
}: {
  ids?: readonly string[];
  lang: Lang;
}): Promise<Absorber[]> {
  if (ids?.length === 0) return [];
  const rows = await published("product")
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .select([
      "id",
      textOf("product", "title", lang),
      fieldOf("product", "code"),
      fieldOf("product", "material"),
      fieldOf("product", "mountings"),
      fieldOf("product", "sizes"),
      fieldOf("product", "finishes"),
      fieldOf("product", "weight"),
      fieldOf("product", "packing"),
      fieldOf("product", "price"),
    ])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const absorbers = rows.map(({ finishes, mountings, ...product }) => ({
    ...product,
    finishes: localize(
      finishes.map(({ id, name, colour }) => ({ id, name, colour })),
      lang,
    ),
    mountings: mountings.map((mounting) => {
      const rated = rateMounting({ mounting, lang });
      const { id, kind, buildUp, depth } = rated;
      const { layers } = mounting;
      return { ...{ id, kind, buildUp, depth, layers }, ...firmestBands(curvesOf(rated)) };
    }),
  }));
  return ids ? absorbers : offered(absorbers);
}

/** What the calculator offers: in a size that can be ordered, and mounted so that something is known. */
export function offered(absorbers: Absorber[]): Absorber[] {
  return absorbers
    .filter((absorber) => isAbsorbing(absorber) && absorber.sizes.length > 0)
    .map((absorber) => ({
      ...absorber,
      mountings: absorber.mountings.filter(({ sources }) => sources.length > 0),
    }))
    .filter(({ mountings }) => mountings.length > 0);
}

/** The products that materials name. */
export function idsOf(materials: readonly RoomMaterial[]): string[] {
  return materials.flatMap((material) => (material.kind === "product" ? [material.id] : []));
}
