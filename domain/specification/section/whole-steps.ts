import type { SectionPart } from "./section-parts.ts";

/** Whole slats or holes that come nearest to a width, so that both ends look alike. */
export function wholeSteps({ parts, about }: { parts: SectionPart[]; about: number }): number {
  const step = parts.flatMap((part) => ("spacing" in part ? [part.spacing] : []))[0];
  return step ? Math.max(1, Math.round(about / step)) * step : about;
}
