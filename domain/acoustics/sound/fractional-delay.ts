/** Samples on each side of a pulse. */
const reach = 8;

/**
 * Adds a pulse at a place between samples: a sinc under a Hann window. Two samples in proportion
 * would be simpler, and take away treble by how far off the samples the pulse happens to lie.
 */
export function addPulse({
  signal,
  place,
  amplitude,
}: {
  signal: Float32Array | Float64Array;
  /** In samples from the start. */
  place: number;
  amplitude: number;
}): void {
  const first = Math.max(0, Math.ceil(place - reach));
  const last = Math.min(signal.length - 1, Math.floor(place + reach));
  for (let at = first; at <= last; at++) {
    const off = at - place;
    const window = Math.cos((Math.PI * off) / (2 * reach)) ** 2;
    const sinc = off === 0 ? 1 : Math.sin(Math.PI * off) / (Math.PI * off);
    signal[at] = (signal[at] ?? 0) + amplitude * window * sinc;
  }
}
