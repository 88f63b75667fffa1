import { airLoss } from "../acoustics/air-absorption.ts";
import { type OctaveBand, octaveBands } from "../acoustics/octave-bands.ts";
import { slatOctaves } from "../acoustics/published-curves.ts";
import { absorptionArea, decayTime } from "../acoustics/reverberation.ts";

/** The room of the knowledge articles, in metres. */
export const exampleRoom = { length: 9, width: 7, height: 3 };
const volume = exampleRoom.length * exampleRoom.width * exampleRoom.height;

type Surface = { area: number; absorption: Record<OctaveBand, number> };

/** From the tables the articles name: Vorländer, Auralization; areas in m². */
const floor: Surface = {
  area: 63,
  absorption: { 125: 0.02, 250: 0.03, 500: 0.03, 1000: 0.03, 2000: 0.03, 4000: 0.02 },
};
const ceiling: Surface = {
  area: 63,
  absorption: { 125: 0.2, 250: 0.15, 500: 0.1, 1000: 0.08, 2000: 0.04, 4000: 0.02 },
};
const plaster: Surface = {
  area: 84,
  absorption: { 125: 0.01, 250: 0.02, 500: 0.02, 1000: 0.03, 2000: 0.03, 4000: 0.04 },
};
const windows: Surface = {
  area: 12,
  absorption: { 125: 0.1, 250: 0.07, 500: 0.05, 1000: 0.03, 2000: 0.02, 4000: 0.02 },
};

const air = { temperature: 20, humidity: 50 };

/** Equivalent absorption area of the room in one band, with slats in the place of plaster. */
export function roomAbsorption({ panels, band }: { panels: number; band: OctaveBand }): number {
  const surfaces = [
    ...[floor, ceiling, windows],
    { ...plaster, area: plaster.area - panels },
    { area: panels, absorption: slatOctaves },
  ];
  const area = absorptionArea(
    surfaces.map(({ area, absorption }) => ({ area, absorption: absorption[band] })),
  );
  return area + airLoss({ ...air, frequency: band }) * volume;
}

/** Reverberation time after Sabine in seconds, with so many square metres of slats. */
export function roomTime(question: { panels: number; band: OctaveBand }): number {
  return decayTime({ volume, area: roomAbsorption(question) });
}

/** Square metres of slats in it once all of it is treated. */
export const mostSlats = 40;

export function roomTimes(panels: number): Record<OctaveBand, number> {
  const times = octaveBands.map((band) => [band, roomTime({ panels, band })] as const);
  return Object.fromEntries(times) as Record<OctaveBand, number>;
}
