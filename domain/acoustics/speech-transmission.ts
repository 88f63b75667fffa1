/** Speech transmission index, IEC 60268-16, male speech. Octaves from 125 to 8000 Hz. */

const modulations = [0.63, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8, 10, 12.5];
const weights = [0.085, 0.127, 0.23, 0.233, 0.309, 0.224, 0.173];
const redundancy = [0.085, 0.078, 0.065, 0.011, 0.047, 0.095];
/** Level below which nothing is heard, in decibels. */
const threshold = [46, 27, 12, 6.5, 7.5, 8, 12];

const intensity = (level: number) => 10 ** (level / 10);

/** How much a band masks the next higher one, by its level. */
function masking(level: number): number {
  if (level < 63) return 0.5 * level - 65;
  if (level < 67) return 1.8 * level - 146.9;
  if (level < 100) return 0.5 * level - 59.8;
  return -10;
}

/** Modulation left by an evenly decaying room, for every modulation frequency. */
export function roomModulation(time: number): number[] {
  return modulations.map(
    (frequency) => 1 / Math.hypot(1, (2 * Math.PI * frequency * time) / decay),
  );
}
const decay = 6 * Math.LN10;

/** What noise leaves of a modulation, given the signal above it in decibels. */
export function noiseFactor(signalToNoise: number): number {
  return 1 / (1 + intensity(-signalToNoise));
}

/** What noise, masking and the threshold of hearing leave, by band; it replaces `noiseFactor`. */
export function hearingFactors({
  speech,
  noise,
}: {
  speech: readonly number[];
  noise: readonly number[];
}): number[] {
  const heard = speech.map((level, band) => intensity(level) + intensity(noise[band] ?? -300));
  return speech.map((level, band) => {
    const below = heard[band - 1];
    const masked = below === undefined ? 0 : below * intensity(masking(10 * Math.log10(below)));
    const own = heard[band] ?? 0;
    return intensity(level) / (own + masked + intensity(threshold[band] ?? 0));
  });
}

/** Transmission index of one band: the mean over its modulation frequencies. */
export function bandTransmission(modulation: readonly number[]): number {
  const indices = modulation.map((left) => {
    const apparent = 10 * Math.log10(left / (1 - left));
    return (Math.min(15, Math.max(-15, apparent)) + 15) / 30;
  });
  return indices.reduce((sum, index) => sum + index, 0) / indices.length;
}

/** Combines the seven bands. */
export function speechTransmission(bands: readonly number[]): number {
  if (bands.length !== weights.length) throw new RangeError("Seven octave bands are needed");
  const own = bands.reduce((sum, index, band) => sum + (weights[band] ?? 0) * index, 0);
  const shared = redundancy.reduce(
    (sum, weight, band) => sum + weight * Math.sqrt((bands[band] ?? 0) * (bands[band + 1] ?? 0)),
    0,
  );
  return Math.min(1, own - shared);
}

/** The index of a room by its reverberation times; six bands stand for seven. */
export function roomSpeechTransmission({
  times,
  factors = [],
}: {
  times: readonly number[];
  /** What noise leaves, by band; none: no noise. */
  factors?: readonly number[];
}): number {
  const seven = times.length === 6 ? [...times, ...times.slice(-1)] : times;
  return speechTransmission(
    seven.map((time, band) =>
      bandTransmission(roomModulation(time).map((left) => left * (factors[band] ?? 1))),
    ),
  );
}
