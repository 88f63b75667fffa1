/**
 * The drawings that an article can show. A name stands in the text as
 * `<figure data-figure="name">`; the back office offers the same list.
 */
export const figureNames = [
  "absorption-curve",
  "reverberation-decay",
  "nrc-average",
  "weighted-rating",
  "mounting-curves",
  "two-paths",
  "panel-area",
  "booth-classes",
  "example-room",
] as const;
export type FigureName = (typeof figureNames)[number];

export function isFigureName(name: string): name is FigureName {
  return (figureNames as readonly string[]).includes(name);
}
