import type { Bands } from "../acoustics/bands.ts";
import { surfaceSources, surfaceValues } from "../acoustics/room-surfaces.ts";
import { AppError } from "../app-error.ts";
import { firmestBands } from "../cases/get-case-reverberation.ts";
import { type Curve, curvesOf } from "../catalogue/curves-of.ts";
import type { MountingContent } from "../catalogue/product-content.ts";
import { rateMounting } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import { fieldOf, published } from "../records/published.ts";
import type { RoomPart } from "./parts-of-room.ts";
import type { RoomMaterial } from "./room.ts";

/** How firm a number is, the firmest first. A result is as firm as the weakest of its numbers. */
export const evidenceRanks = ["measured", "published", "comparable", "calculated", "own"] as const;
export type EvidenceRank = (typeof evidenceRanks)[number];

export type ResolvedMaterial = { absorption: Bands; evidence: EvidenceRank; source?: string };

/** What every part of a room absorbs, and how that is known. */
export async function resolveMaterials({
  parts,
  lang,
}: {
  parts: readonly RoomPart[];
  lang: Lang;
}): Promise<ResolvedMaterial[]> {
  const mountings = await readMountings(parts.map(({ material }) => material));
  return parts.map(({ material, field }) => {
    if (material.kind === "own") return { absorption: material.absorption, evidence: "own" };
    if (material.kind === "surface") {
      const { absorption, source } = surfaceValues[material.id];
      return { absorption, evidence: "published", source: surfaceSources[source] };
    }
    const mounting = mountings.get(material.id)?.find(({ id }) => id === material.mounting);
    const resolved = mounting && resolveMounting(mounting, lang);
    if (resolved) return resolved;
    const reason = mounting ? "unknown-absorption" : "gone";
    throw new AppError("invalid", "No such absorber", {
      fields: { [`${field}.material`]: reason },
    });
  });
}

async function readMountings(materials: RoomMaterial[]): Promise<Map<string, MountingContent[]>> {
  const ids = materials.flatMap((material) => (material.kind === "product" ? [material.id] : []));
  if (ids.length === 0) return new Map();
  const rows = await published("product")
    .where("id", "in", ids)
    .select(["id", fieldOf("product", "mountings")])
    .execute();
  return new Map(rows.map(({ id, mountings }) => [id, mountings]));
}

/** Undefined where nobody has measured or can calculate the mounting. */
function resolveMounting(mounting: MountingContent, lang: Lang): ResolvedMaterial | undefined {
  const { absorption, sources } = firmestBands(curvesOf(rateMounting({ mounting, lang })));
  const weakest = weakestOf(sources.map(({ status }) => status));
  return weakest && { absorption, evidence: weakest };
}

export function weakestOf(ranks: readonly (EvidenceRank | Curve["status"])[]) {
  return evidenceRanks.findLast((rank) => ranks.includes(rank));
}
