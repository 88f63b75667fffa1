import type { Lang } from "../language/language.ts";
import { type CalculatedRoom, calculateRoom } from "./calculate-room.ts";
import { partsOf, volumeOf } from "./parts-of-room.ts";
import { type EvidenceRank, resolveMaterials, weakestOf } from "./resolve-materials.ts";
import type { RoomToCalculate } from "./room.ts";

export type Reverberation = CalculatedRoom & {
  /** The firmness of the weakest number that went in. */
  evidence: EvidenceRank;
  /** What went in, part by part. */
  parts: { field: string; area: number; evidence: EvidenceRank; source?: string }[];
};

/** The reverberation times of a room as somebody describes it, with the firmness of the result. */
export async function calculateReverberation({
  room,
  lang,
}: {
  room: RoomToCalculate;
  lang: Lang;
}): Promise<Reverberation> {
  const parts = partsOf(room);
  const materials = await resolveMaterials({ parts, lang });
  const resolved = parts.flatMap((part, at) => {
    const material = materials[at];
    return material && part.area > 0 ? [{ ...part, ...material }] : [];
  });
  return {
    ...calculateRoom({ volume: volumeOf(room), parts: resolved, air: room.air }),
    evidence: weakestOf(resolved.map(({ evidence }) => evidence)) ?? "own",
    parts: resolved.map(({ field, area, evidence, source }) => ({
      ...{ field, area, evidence },
      ...(source && { source }),
    })),
  };
}
