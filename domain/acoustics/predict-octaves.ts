import { mean, thirdsOf, withinThird } from "./bands.ts";
import { diffuseAbsorption, pointsFor, type Reaction } from "./diffuse-field.ts";
import type { Stack } from "./transfer-matrix.ts";

/** The diffuse absorption of a third-octave band, given its exact middle. */
export function predictThird({
  stack,
  reaction,
  middle,
}: {
  stack: Stack;
  reaction: Reaction;
  middle: number;
}): number {
  const isSharp = pointsFor(stack) > 24;
  return mean(
    withinThird({ middle, count: isSharp ? 9 : 5 }).map((frequency) =>
      diffuseAbsorption({ stack, reaction, frequency }),
    ),
  );
}

/** The diffuse absorption of an octave band: the mean of its three thirds. */
export function predictOctave({
  octave,
  ...stack
}: {
  stack: Stack;
  reaction: Reaction;
  octave: number;
}): number {
  return mean(thirdsOf(octave).map((middle) => predictThird({ ...stack, middle })));
}
