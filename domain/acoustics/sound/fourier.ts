/** A signal or spectrum of complex numbers; as many as a power of two. */
export type ComplexSignal = { re: Float64Array; im: Float64Array };

export function emptySignal(length: number): ComplexSignal {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

/** The least power of two that is not less. */
export function powerOfTwo(least: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, least)));
}

/** From time to frequency, in place and without scaling (Cooley and Tukey, radix 2). */
export function toFrequency({ re, im }: ComplexSignal): void {
  const length = re.length;
  reverseBits(re, im);
  for (let half = 1; half < length; half *= 2) {
    const { cosine, sine } = turnsOf(half);
    for (let start = 0; start < length; start += 2 * half) {
      // Written out plainly: this is where nearly all the time goes.
      for (let at = 0; at < half; at++) {
        const low = start + at;
        const high = low + half;
        const c = cosine[at] ?? 0;
        const s = sine[at] ?? 0;
        const a = re[high] ?? 0;
        const b = im[high] ?? 0;
        const x = a * c + b * s;
        const y = b * c - a * s;
        const u = re[low] ?? 0;
        const v = im[low] ?? 0;
        re[low] = u + x;
        im[low] = v + y;
        re[high] = u - x;
        im[high] = v - y;
      }
    }
  }
}

/** Back again: exchanging the parts turns a transform into its inverse. */
export function toTime({ re, im }: ComplexSignal): void {
  toFrequency({ re: im, im: re });
  const scale = 1 / re.length;
  for (let at = 0; at < re.length; at++) {
    re[at] = (re[at] ?? 0) * scale;
    im[at] = (im[at] ?? 0) * scale;
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  for (let at = 1, to = 0; at < re.length; at++) {
    let bit = re.length / 2;
    for (; to & bit; bit /= 2) to ^= bit;
    to ^= bit;
    if (at >= to) continue;
    const x = re[at] ?? 0;
    const y = im[at] ?? 0;
    re[at] = re[to] ?? 0;
    im[at] = im[to] ?? 0;
    re[to] = x;
    im[to] = y;
  }
}

type Turns = { cosine: Float64Array; sine: Float64Array };
const known = new Map<number, Turns>();

/** The first half of a turn in so many steps; kept, as every transform needs the same ones. */
function turnsOf(steps: number): Turns {
  let turns = known.get(steps);
  if (turns) return turns;
  turns = { cosine: new Float64Array(steps), sine: new Float64Array(steps) };
  for (let at = 0; at < steps; at++) {
    turns.cosine[at] = Math.cos((Math.PI * at) / steps);
    turns.sine[at] = Math.sin((Math.PI * at) / steps);
  }
  known.set(steps, turns);
  return turns;
}
