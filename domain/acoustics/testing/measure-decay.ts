/** Second-order sections of a Butterworth octave filter, of so many poles on each flank. */
function octaveFilter({
  middle,
  rate,
  order = 4,
}: {
  middle: number;
  rate: number;
  order?: number;
}) {
  const warped = (frequency: number) => 2 * rate * Math.tan((Math.PI * frequency) / rate);
  const [low, high] = [warped(middle / Math.SQRT2), warped(middle * Math.SQRT2)];
  const [width, centre] = [high - low, low * high];
  const sections: { a1: number; a2: number; gain: number }[] = [];
  for (let pole = 0; pole < order; pole++) {
    const angle = (Math.PI * (2 * pole + order + 1)) / (2 * order);
    // Each pole of the low pass becomes two: s² − p·width·s + centre = 0.
    const [re, im] = [(width * Math.cos(angle)) / 2, (width * Math.sin(angle)) / 2];
    const [u, v] = [re * re - im * im - centre, 2 * re * im];
    const size = Math.hypot(u, v);
    const root = [
      Math.sqrt((size + u) / 2),
      Math.sign(v || 1) * Math.sqrt((size - u) / 2),
    ] as const;
    for (const sign of [1, -1]) {
      const [x, y] = [re + sign * root[0], im + sign * root[1]];
      if (y <= 0) continue;
      // Bilinear transform: z = (2·rate + s)/(2·rate − s).
      const [a, b] = [2 * rate + x, 2 * rate - x];
      const below = b * b + y * y;
      const [zRe, zIm] = [(a * b - y * y) / below, (y * (a + b)) / below];
      const [a1, a2] = [-2 * zRe, zRe * zRe + zIm * zIm];
      sections.push({
        a1,
        a2,
        gain: 1 / responseAt({ a1, a2, turn: (2 * Math.PI * middle) / rate }),
      });
    }
  }
  return sections;
}

/** How much a section with zeros at 0 Hz and at half the rate lets through. */
function responseAt({ a1, a2, turn }: { a1: number; a2: number; turn: number }): number {
  const above = Math.hypot(1 - Math.cos(2 * turn), Math.sin(2 * turn));
  const below = Math.hypot(
    1 + a1 * Math.cos(turn) + a2 * Math.cos(2 * turn),
    a1 * Math.sin(turn) + a2 * Math.sin(2 * turn),
  );
  return above / below;
}

/**
 * The level that is still to come at each sample, in decibels (Schroeder). The response runs
 * backwards through the filter, so that the filter's own ringing does not lengthen the decay.
 */
function backwardLevels({
  response,
  middle,
  rate,
}: {
  response: Float32Array;
  middle: number;
  rate: number;
}): Float64Array {
  const signal = Float64Array.from(response).reverse();
  for (const { a1, a2, gain } of octaveFilter({ middle, rate })) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let at = 0; at < signal.length; at++) {
      const x = signal[at] ?? 0;
      const y = gain * (x - x2) - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      signal[at] = y;
    }
  }
  let sum = 0;
  for (let at = 0; at < signal.length; at++) {
    sum += (signal[at] ?? 0) ** 2;
    signal[at] = sum;
  }
  const levels = signal.reverse();
  const whole = levels[0] ?? 1;
  return levels.map((energy) => 10 * Math.log10(Math.max(energy / whole, 1e-12)));
}

/** Reverberation times of one band as ISO 3382 has them: fitted from −5 to −25 and to −35 dB. */
export function measureDecay(question: { response: Float32Array; middle: number; rate: number }): {
  t20: number;
  t30: number;
} {
  const levels = backwardLevels(question);
  const fitted = (to: number) => {
    const [first, last] = [-5, to].map((wanted) => levels.findIndex((level) => level <= wanted));
    return -60 / slope(levels.subarray(first, last)) / question.rate;
  };
  return { t20: fitted(-25), t30: fitted(-35) };
}

/** Of a straight line through equally spaced values, per step. */
function slope(values: Float64Array): number {
  const middle = (values.length - 1) / 2;
  let [above, below] = [0, 0];
  for (const [at, value] of values.entries()) {
    above += (at - middle) * value;
    below += (at - middle) ** 2;
  }
  return above / below;
}
