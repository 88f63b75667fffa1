import { fold } from "../text/fold.ts";

/** Values are compared by words: one that is large enough has a word for every step below it. */
export function keysAtLeast({
  property,
  value,
  step,
}: {
  property: string;
  value: number;
  step: number;
}): string[] {
  const steps = Math.floor(value / step + 1e-9);
  return Array.from({ length: steps }, (_, at) => `${property}>=${rounded((at + 1) * step)}`);
}

/** Round numbers that somebody names as a limit. */
const limits = [1, 10, 100, 1000, 10_000, 100_000].flatMap((power) =>
  [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * power),
);

/** What is small enough has a word for every limit above it. */
export function keysAtMost({ property, value }: { property: string; value: number }): string[] {
  return limits.filter((limit) => limit >= value).map((limit) => `${property}<=${limit}`);
}

/** The highest of these limits that keeps within another. */
export function limitWithin(value: number): number {
  return limits.findLast((limit) => limit <= value) ?? value;
}

/** The highest step that does not ask for more. */
export function stepWithin({ value, step }: { value: number; step: number }): number {
  return rounded(Math.ceil(value / step - 1e-9) * step);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** `B1 (B-s1,d0)` is found by b1 and by bs1d0; classes of ASTM E84 are letters of their own. */
export function fireKeys({ code, class: name }: { code: string; class: string }): string[] {
  const american = /\be ?84\b/i.test(code);
  const names = fold(name)
    .split(/[()]/)
    .map((part) => part.replace(/class|[^a-z0-9]/g, ""))
    .filter(Boolean);
  return names.map((one) => `fire=${american ? "e84" : ""}${one}`);
}
