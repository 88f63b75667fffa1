/**
 * How frequencies are shared out to octave bands: around the edge of two bands the share goes over
 * from one to the other along a squared cosine of log f. Below the lowest and above the highest band
 * one has everything, so that the shares of each frequency add up to one.
 */
export type OctaveShares = (band: number) => Float64Array;

/** The shares of the bins of a transform; `middles` rise. */
export function octaveShares({
  middles,
  length,
  rate,
  passage,
}: {
  middles: readonly number[];
  /** Of the transform. */
  length: number;
  /** Samples in a second. */
  rate: number;
  /** Over how much of the way between two middles the share goes over, at most 1. */
  passage: number;
}): OctaveShares {
  // Where each bin lies on a scale on which the middles are 0, 1, 2 …
  const places = new Float64Array(length / 2 + 1);
  let above = 0;
  for (let bin = 0; bin < places.length; bin++) {
    const frequency = (bin * rate) / length;
    while (above < middles.length && (middles[above] ?? 0) <= frequency) above++;
    const [low, high] = [middles[above - 1], middles[above]];
    if (low === undefined) places[bin] = 0;
    else if (high === undefined) places[bin] = middles.length - 1;
    else places[bin] = above - 1 + Math.log(frequency / low) / Math.log(high / low);
  }
  return (band) => {
    const shares = new Float64Array(length);
    for (let bin = 0; bin < places.length; bin++) {
      const off = Math.abs((places[bin] ?? 0) - band);
      const passed = Math.max(0, (off - 0.5) / passage + 0.5);
      if (passed >= 1) continue;
      const share = Math.cos((Math.PI / 2) * passed) ** 2;
      shares[bin] = share;
      // The same at the negative frequency, so that nothing is shifted in time.
      if (bin > 0) shares[length - bin] = share;
    }
    return shares;
  };
}
