import { emptySignal, powerOfTwo, toFrequency, toTime } from "./fourier.ts";
import type { ImpulseResponse } from "./impulse-response.ts";

/** What a sound becomes in a room: its highest sample in either ear, and its energy. */
export type HeardLevel = { peak: number; energy: number };

export function heardLevel({
  sound,
  response: { left, right },
}: {
  sound: Float32Array;
  response: ImpulseResponse;
}): HeardLevel {
  const length = powerOfTwo(sound.length + left.length);
  const [dry, room] = [emptySignal(length), emptySignal(length)];
  dry.re.set(sound);
  // One ear is the real part, the other the imaginary: the sound has none, so they stay apart.
  room.re.set(left);
  room.im.set(right);
  toFrequency(dry);
  toFrequency(room);
  for (let bin = 0; bin < length; bin++) {
    const a = dry.re[bin] ?? 0;
    const b = dry.im[bin] ?? 0;
    const c = room.re[bin] ?? 0;
    const d = room.im[bin] ?? 0;
    room.re[bin] = a * c - b * d;
    room.im[bin] = a * d + b * c;
  }
  toTime(room);
  let peak = 0;
  let energy = 0;
  for (let at = 0; at < length; at++) {
    const x = room.re[at] ?? 0;
    const y = room.im[at] ?? 0;
    peak = Math.max(peak, Math.abs(x), Math.abs(y));
    energy += x * x + y * y;
  }
  return { peak, energy };
}

/** The highest sample that is played, −1 dB of what can be. */
const most = 10 ** (-1 / 20);

/**
 * With how much each room is played: with the same gain, taken from the louder one, because that one
 * is quieter is part of what treatment does. Matched, the louder one is turned down to the other.
 */
export function playingGains({
  before,
  after,
  matched,
}: {
  before: HeardLevel;
  after: HeardLevel | undefined;
  matched: boolean;
}): { before: number; after: number } {
  const gain = most / Math.max(before.peak, after?.peak ?? 0, Number.MIN_VALUE);
  if (!matched || !after || before.energy === 0 || after.energy === 0) {
    return { before: gain, after: gain };
  }
  const quieter = Math.min(before.energy, after.energy);
  return {
    before: gain * Math.sqrt(quieter / before.energy),
    after: gain * Math.sqrt(quieter / after.energy),
  };
}
