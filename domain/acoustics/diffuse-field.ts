import {
  absorptionOf,
  type Layer,
  prepareStack,
  type Stack,
  surfaceOf,
} from "./transfer-matrix.ts";

/**
 * Whether sound travels sideways behind the surface (`bulk`) or not (`local`): battens and
 * honeycombs divide a cavity, and each part then answers for itself.
 */
export type Reaction = "bulk" | "local";

/** The usual limit of a diffuse field in degrees; grazing sound is left out. */
export const fieldLimit = 78;

/** Sharp angular resonances of facings over air need many points; damped stacks do not. */
export function pointsFor(stack: Stack): number {
  const isDamped = stack.some(({ kind }: Layer) => kind === "porous");
  return isDamped ? 24 : 240;
}

/** What a stack absorbs at one frequency of sound from one direction, in degrees. */
export function absorptionAtAngle({
  stack,
  frequency,
  angle = 0,
}: {
  stack: Stack;
  frequency: number;
  angle?: number;
}): number {
  const radians = (angle * Math.PI) / 180;
  const surface = surfaceOf({ prepared: prepareStack({ stack, frequency }), angle: radians });
  return absorptionOf({ surface, angle: radians });
}

/** What a stack absorbs at one frequency of sound from all directions up to a limit. */
export function diffuseAbsorption({
  stack,
  frequency,
  reaction,
  limit = fieldLimit,
  points = pointsFor(stack),
}: {
  stack: Stack;
  frequency: number;
  reaction: Reaction;
  limit?: number;
  points?: number;
}): number {
  const prepared = prepareStack({ stack, frequency });
  const ahead = surfaceOf({ prepared, angle: 0 });
  return averageOverAngles({
    limit,
    points,
    absorption: (angle) =>
      absorptionOf({
        surface: reaction === "local" ? ahead : surfaceOf({ prepared, angle }),
        angle,
      }),
  });
}

/** The mean over directions in a diffuse field: 2/sin²L ∫ α(θ) cos θ sin θ dθ. */
export function averageOverAngles({
  absorption,
  limit,
  points,
}: {
  absorption: (angle: number) => number;
  limit: number;
  points: number;
}): number {
  const end = (limit * Math.PI) / 180;
  const sum = gaussLegendre(points).reduce((total, { node, weight }) => {
    const angle = ((node + 1) / 2) * end;
    return total + weight * absorption(angle) * Math.cos(angle) * Math.sin(angle);
  }, 0);
  return (sum * end) / Math.sin(end) ** 2;
}

const rules = new Map<number, { node: number; weight: number }[]>();

/** Nodes and weights on -1…1; roots of the Legendre polynomial by Newton's method. */
function gaussLegendre(points: number): { node: number; weight: number }[] {
  const known = rules.get(points);
  if (known) return known;
  const rule = Array.from({ length: points }, (_, position) => {
    let node = Math.cos((Math.PI * (position + 0.75)) / (points + 0.5));
    let slope = 0;
    for (let round = 0; round < 100; round += 1) {
      let [before, value] = [1, node];
      for (let degree = 2; degree <= points; degree += 1) {
        [before, value] = [
          value,
          ((2 * degree - 1) * node * value - (degree - 1) * before) / degree,
        ];
      }
      slope = (points * (node * value - before)) / (node * node - 1);
      const step = value / slope;
      node -= step;
      if (Math.abs(step) < 1e-15) break;
    }
    return { node, weight: 2 / ((1 - node * node) * slope * slope) };
  });
  rules.set(points, rule);
  return rule;
}
