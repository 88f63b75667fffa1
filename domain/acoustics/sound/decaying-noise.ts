import { emptySignal, powerOfTwo, toTime } from "./fourier.ts";
import { octaveShares } from "./octave-shares.ts";
import { fillWithNoise } from "./seeded-noise.ts";

/** The middle of an octave band in hertz, and in how many seconds sound falls there by 60 dB. */
export type DecayingBand = { frequency: number; time: number };

/** Narrow, so that a band that decays slowly is not heard in the next. */
const passage = 1 / 6;

/** In so many times its time constant, an amplitude falls by 60 dB. */
const sixtyDecibels = 3 * Math.LN10;

/**
 * Noise of variance 1 at the start that decays band by band, for two ears that share nothing. Bands
 * are cut out of noise that goes on for ever and decay afterwards: a filter after the decay would
 * smear the loud beginning over the silent end.
 */
export function decayingNoise({
  bands,
  samples,
  rate,
  seed,
}: {
  bands: readonly DecayingBand[];
  samples: number;
  rate: number;
  seed: number;
}): { left: Float32Array; right: Float32Array } {
  const length = powerOfTwo(samples);
  const middles = bands.map(({ frequency }) => frequency);
  const shares = octaveShares({ middles, length, rate, passage });
  // The spectrum of white noise is white noise. One ear is the real part, the other the imaginary.
  const white = emptySignal(length);
  fillWithNoise(white, seed);
  const [left, right] = [new Float32Array(samples), new Float32Array(samples)];
  const scale = Math.sqrt(length);
  for (const [band, { time }] of bands.entries()) {
    const share = shares(band);
    const part = emptySignal(length);
    for (let bin = 0; bin < length; bin++) {
      // Noises add by their power, hence the root.
      const gain = scale * Math.sqrt(share[bin] ?? 0);
      part.re[bin] = gain * (white.re[bin] ?? 0);
      part.im[bin] = gain * (white.im[bin] ?? 0);
    }
    toTime(part);
    const fall = Math.exp(-sixtyDecibels / (time * rate));
    let envelope = 1;
    for (let at = 0; at < samples; at++) {
      left[at] = (left[at] ?? 0) + envelope * (part.re[at] ?? 0);
      right[at] = (right[at] ?? 0) + envelope * (part.im[at] ?? 0);
      envelope *= fall;
    }
  }
  return { left, right };
}
