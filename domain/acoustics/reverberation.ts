import { air } from "./air.ts";

/** Surfaces with their areas in m² and absorption coefficients in one band. */
export type RoomSurface = { area: number; absorption: number };

/** 24 ln 10 / c: 0.161 in air at 20 °C. */
export const decayConstant = (24 * Math.LN10) / air.speed;

/** Coefficients above 2 are percentages by mistake; above 1 they count as 1. */
function capped(absorption: number): number {
  if (!(absorption >= 0 && absorption <= 2)) {
    throw new RangeError(`An absorption coefficient of ${absorption} is impossible`);
  }
  return Math.min(1, absorption);
}

/** Equivalent absorption area of surfaces, in m². */
export function absorptionArea(surfaces: readonly RoomSurface[]): number {
  return surfaces.reduce((sum, { area, absorption }) => sum + area * capped(absorption), 0);
}

function totalArea(surfaces: readonly RoomSurface[]): number {
  return surfaces.reduce((sum, { area }) => sum + area, 0);
}

/** Seconds in which sound falls by 60 dB, given all that absorbs it. */
export function decayTime({ volume, area }: { volume: number; area: number }): number {
  return (decayConstant * volume) / area;
}

/** What absorbs besides the surfaces. */
type Inside = {
  /** Of the air alone, where furniture takes some of the room. */
  volume: number;
  /** What the air takes, 4m in 1/m. */
  airLoss?: number;
  /** Equivalent absorption area of what stands in the room, in m². */
  objects?: number;
};

function insideArea({ volume, airLoss = 0, objects = 0 }: Inside): number {
  return objects + airLoss * volume;
}

type Room = Inside & { surfaces: readonly RoomSurface[] };

/** Reverberation time after Sabine: for rooms that absorb little and evenly. */
export function sabine({ surfaces, ...inside }: Room): number {
  const area = absorptionArea(surfaces) + insideArea(inside);
  return decayTime({ volume: inside.volume, area });
}

/** What a surface absorbs by Eyring: it may not be perfect. */
function eyringArea({ area, absorption }: RoomSurface): number {
  if (absorption >= 1) throw new RangeError("A surface that absorbs everything leaves no decay");
  return -area * Math.log(1 - absorption);
}

/** Reverberation time after Eyring: shorter than Sabine's, and nothing when all is absorbed. */
export function eyring({ surfaces, ...inside }: Room): number {
  const area = totalArea(surfaces);
  const absorption = absorptionArea(surfaces) / area;
  const absorbing = eyringArea({ area, absorption }) + insideArea(inside);
  return decayTime({ volume: inside.volume, area: absorbing });
}

/**
 * Reverberation time after Millington: one perfect absorber makes it nothing, so it is for
 * comparison only. Coefficients are capped at 0.95.
 */
export function millington({ surfaces, ...inside }: Room): number {
  const area = surfaces.reduce(
    (sum, { area, absorption }) =>
      sum + eyringArea({ area, absorption: Math.min(0.95, capped(absorption)) }),
    0,
  );
  return decayTime({ volume: inside.volume, area: area + insideArea(inside) });
}

/** A box: each pair of opposite walls with its surfaces. */
export type Box = Inside & {
  pairs: readonly [readonly RoomSurface[], readonly RoomSurface[], readonly RoomSurface[]];
};

/** The time each axis would have if the whole room absorbed as its pair of walls does. */
export function axialTimes({ pairs, ...inside }: Box): { time: number; share: number }[] {
  const whole = totalArea(pairs.flat());
  return pairs.map((pair) => {
    const own = totalArea(pair);
    const absorption = absorptionArea(pair) / own;
    const area = eyringArea({ area: whole, absorption }) + insideArea(inside);
    return { time: decayTime({ volume: inside.volume, area }), share: own / whole };
  });
}

/** Reverberation time of a box after Fitzroy: the mean of its axes. */
export function fitzroy(box: Box): number {
  return axialTimes(box).reduce((sum, { time, share }) => sum + share * time, 0);
}

/** Reverberation time of a box after Arau-Puchades: their geometric mean. */
export function arauPuchades(box: Box): number {
  return axialTimes(box).reduce((product, { time, share }) => product * time ** share, 1);
}

/** Below this many hertz a room has single modes, and no reverberation time means much. */
export function schroederFrequency({ time, volume }: { time: number; volume: number }): number {
  return 2000 * Math.sqrt(time / volume);
}
