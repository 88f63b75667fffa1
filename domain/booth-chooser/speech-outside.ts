import { normalSpeech, powerLevel, weightedLevel } from "../acoustics/booth-speech.ts";

/** A-weighted sound power of a normal voice, by the speech spectrum of ISO 3382-3: 68.4 dB. */
export const speechPower = powerLevel(weightedLevel(normalSpeech));

/** The room around a booth as far as speech from the booth is concerned. */
export type Surroundings = {
  /** From the middle of the booth to who must not follow, in metres. */
  distance: number;
  /** Equivalent absorption area of the room, in m². */
  absorption: number;
  /** 1 away from walls, 2 at a wall, 4 in a corner. */
  directivity: number;
  /** By how much the voice is louder than a normal one, in decibels. */
  louder: number;
};

/** Sabine: the absorption area of a room by its volume and its reverberation time. */
export function absorptionArea({ volume, time }: { volume: number; time: number }): number {
  return (0.163 * volume) / time;
}

/** What the way through the room changes: 10 lg(Q/4πr² + 4/A), in decibels. */
export function transfer({ distance, absorption, directivity }: Surroundings): number {
  return 10 * Math.log10(directivity / (4 * Math.PI * distance ** 2) + 4 / absorption);
}

/** Level of speech at the listener, dB(A), from a booth with this speech level reduction. */
export function speechOutside({
  reduction,
  ...surroundings
}: Surroundings & { reduction: number }): number {
  return speechPower + surroundings.louder - reduction + transfer(surroundings);
}

/**
 * Speech transmission indices that ISO 3382-3:2012 draws lines at: below 0.50 speech distracts less
 * (distraction distance), below 0.20 it is private (privacy distance).
 */
export const privacyLimits = { undisturbed: 0.5, private: 0.2 } as const;
export type Privacy = keyof typeof privacyLimits;

/** IEC 60268-16 without reverberation: the level above the background that makes such an index. */
export function levelAboveBackground(index: number): number {
  return 30 * index - 15;
}

/** What the calculation may be off, in decibels: it is asked for on top. */
export const allowance = 3;

/** The speech level reduction that a booth needs, and what it is made of. */
export function reductionNeeded({
  background,
  privacy,
  ...surroundings
}: Surroundings & { background: number; privacy: Privacy }) {
  const allowed = background + levelAboveBackground(privacyLimits[privacy]);
  const unshielded = speechOutside({ reduction: 0, ...surroundings });
  const bare = unshielded - allowed;
  return {
    /** Speech at the listener without a booth, and as much of it as may arrive, dB(A). */
    ...{ unshielded, allowed },
    /** The difference of the two; not below nothing. */
    bare: Math.max(0, bare),
    /** Whole decibels, with the allowance; nothing where speech is quiet enough without a booth. */
    needed: bare <= 0 ? 0 : Math.ceil(bare + allowance - 1e-9),
  };
}
