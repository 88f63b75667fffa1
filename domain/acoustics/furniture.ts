/**
 * Hard things that stand in a room, EN 12354-6: each absorbs by its volume, and together they take
 * air away. The standard is for less than a fifth of the volume.
 */
export const usualShare = 20;

/** Equivalent absorption area of hard objects by their volumes in m³, in m². */
export function hardObjectArea(volumes: readonly number[]): number {
  return volumes.reduce((sum, volume) => sum + volume ** (2 / 3), 0);
}

/** Furniture as a share of the room's volume in per cent, in so many pieces of one size. */
export type Furniture = { share: number; pieces: number };

/** What is left of the room for air, and what the furniture absorbs. */
export function furnish({
  volume,
  furniture,
}: {
  volume: number;
  furniture: Furniture | undefined;
}): { air: number; objects: number } {
  if (!furniture) return { air: volume, objects: 0 };
  const taken = (volume * furniture.share) / 100;
  const { pieces } = furniture;
  return { air: volume - taken, objects: pieces * hardObjectArea([taken / pieces]) };
}

/** As dense as in the worked example of the standard: six pieces, 2.15 m³ of them in 29.75 m³. */
export function exampleFurniture(volume: number): Furniture {
  return { share: 7.2, pieces: Math.max(1, Math.round((6 * volume) / 29.75)) };
}
