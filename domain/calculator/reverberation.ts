import { type Absorber, type EvidenceRank, resolveMaterial, weakestOf } from "./absorber.ts";
import { type RoomPart, volumeOf } from "./parts-of-room.ts";
import { type ReverberationTimes, reverberationTimes } from "./reverberation-times.ts";
import type { RoomToCalculate } from "./room.ts";

export type Reverberation = ReverberationTimes & {
  /** The firmness of the weakest number that went in. */
  evidence: EvidenceRank;
  /** What went in, part by part. */
  parts: { field: string; area: number; evidence: EvidenceRank; source?: string }[];
};

/** The times of a room that consists of these parts, with the firmness of the result. */
export function reverberationOf({
  room,
  parts,
  absorbers,
}: {
  room: RoomToCalculate;
  parts: readonly RoomPart[];
  absorbers: readonly Absorber[];
}): Reverberation {
  const resolved = parts
    .map((part) => ({ ...part, ...resolveMaterial({ part, absorbers }) }))
    .filter(({ area }) => area > 0);
  const { air, furniture } = room;
  const calculated = reverberationTimes({
    volume: volumeOf(room),
    parts: resolved,
    air,
    furniture,
  });
  return {
    ...calculated,
    evidence:
      weakestOf([...resolved.map(({ evidence }) => evidence), ...firmness(calculated)]) ?? "own",
    parts: resolved.map(({ field, area, evidence, source }) => ({
      ...{ field, area, evidence },
      ...(source && { source }),
    })),
  };
}

/** What furniture absorbs comes out of a formula. */
export function firmness({ objects }: Pick<ReverberationTimes, "objects">): EvidenceRank[] {
  return objects > 0 ? ["calculated"] : [];
}
