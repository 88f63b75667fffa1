/**
 * Classes of speech level reduction as most suppliers print them. A second table in circulation has
 * other limits; the article says so.
 */
export const boothClasses = [
  { name: "D", from: 15, to: 20 },
  { name: "C", from: 20, to: 25 },
  { name: "B", from: 25, to: 30 },
  { name: "A", from: 30, to: 33 },
  { name: "A+", from: 33, to: undefined },
] as const;

/** Levels that published guides work with, in decibels. */
export const spokenInside = 60;
export const officeBackground = 40;

/** What is left of speech outside a booth, and how it stands against an ordinary office. */
export function outsideBooth(reduction: number) {
  const outside = spokenInside - reduction;
  return { outside, below: officeBackground - outside, passed: 10 ** (-reduction / 10) };
}
