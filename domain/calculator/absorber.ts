import type { Bands } from "../acoustics/bands.ts";
import type { BuildUpLayer } from "../acoustics/build-up.ts";
import type { OctaveBand } from "../acoustics/octave-bands.ts";
import { surfaceSources, surfaceValues } from "../acoustics/room-surfaces.ts";
import { AppError } from "../app-error.ts";
import type { FinishContent, ProductContent } from "../catalogue/product-content.ts";
import type { MountingKind } from "../catalogue/product-kinds.ts";
import type { InLang } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import type { RoomPart } from "./parts-of-room.ts";

/** How firm a number is, the firmest first. A result is as firm as the weakest of its numbers. */
export const evidenceRanks = ["measured", "published", "comparable", "calculated", "own"] as const;
export type EvidenceRank = (typeof evidenceRanks)[number];

export function weakestOf(ranks: readonly EvidenceRank[]): EvidenceRank | undefined {
  return evidenceRanks.findLast((rank) => ranks.includes(rank));
}

/** A mounting of which something is known, with where the values of which bands come from. */
export type AbsorberMounting = {
  id: string;
  kind: MountingKind;
  buildUp: Text;
  depth: number;
  absorption: Bands;
  sources: { status: "measured" | "comparable" | "calculated"; bands: OctaveBand[] }[];
  /** From the room to the wall, where that is known. */
  layers?: BuildUpLayer[] | undefined;
};

/** One of our products as the calculator knows it; all of it may go to a browser. */
export type Absorber = Pick<ProductContent, "id" | "code" | "material" | "sizes"> & {
  title: Text;
  mountings: AbsorberMounting[];
  finishes: InLang<Pick<FinishContent, "id" | "name" | "colour">>[];
  weight: ProductContent["weight"] | null;
  packing: ProductContent["packing"] | null;
  price: ProductContent["price"] | null;
};

export type ResolvedMaterial = { absorption: Bands; evidence: EvidenceRank; source?: string };

/** What a part of a room absorbs, and how that is known. */
export function resolveMaterial({
  part: { material, field },
  absorbers,
}: {
  part: Pick<RoomPart, "material" | "field">;
  absorbers: readonly Absorber[];
}): ResolvedMaterial {
  if (material.kind === "own") return { absorption: material.absorption, evidence: "own" };
  if (material.kind === "surface") {
    const { absorption, source } = surfaceValues[material.id];
    return { absorption, evidence: "published", source: surfaceSources[source] };
  }
  const mounting = absorbers
    .find(({ id }) => id === material.id)
    ?.mountings.find(({ id }) => id === material.mounting);
  const evidence = mounting && weakestOf(mounting.sources.map(({ status }) => status));
  if (mounting && evidence) return { absorption: mounting.absorption, evidence };
  throw new AppError("invalid", "No such absorber", {
    fields: { [`${field}.material`]: mounting ? "unknown-absorption" : "gone" },
  });
}
