/** Numbers between 0 and 1, the same in every run for one seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pairs of independent normal numbers of variance 1 (Box and Muller), written into two lists. */
export function fillWithNoise(
  { re, im }: { re: Float64Array; im: Float64Array },
  seed: number,
): void {
  const next = seededNumbers(seed);
  for (let at = 0; at < re.length; at++) {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    re[at] = radius * Math.cos(angle);
    im[at] = radius * Math.sin(angle);
  }
}
