import { type Bands, bandsOf } from "../acoustics/bands.ts";
import type { OctaveBand } from "../acoustics/octave-bands.ts";
import type { Curve } from "./curves-of.ts";

/** Coefficients, and where those of which bands come from. */
export type FirmestBands = {
  absorption: Bands;
  sources: { status: Curve["status"]; bands: OctaveBand[] }[];
};

/** The firmest value of each band: what a curve leaves out is taken from the next. */
export function firmestBands(curves: Curve[]): FirmestBands {
  const absorption: Bands = {};
  const sources: FirmestBands["sources"] = [];
  for (const curve of curves) {
    const bands = bandsOf(curve.absorption).filter((band) => absorption[band] === undefined);
    for (const band of bands) absorption[band] = curve.absorption[band] ?? 0;
    if (bands.length > 0) sources.push({ status: curve.status, bands });
  }
  return { absorption, sources };
}
