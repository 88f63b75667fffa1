import type { Lang } from "../language.ts";
import { type InLang, localize } from "../localize.ts";
import type { OctaveAbsorption } from "./absorption.ts";
import type { ShownEvidence } from "./evidence.ts";
import type { MountingContent } from "./product-content.ts";
import {
  noiseReductionCoefficient,
  soundAbsorptionAverage,
  type WeightedAbsorption,
  weightedAbsorption,
} from "./ratings.ts";

/** What a mounting absorbs. The single numbers are always computed, never typed in. */
export type Measured = {
  absorption: OctaveAbsorption;
  weighted: WeightedAbsorption;
  nrc: number;
  saa: number | undefined;
  evidence: ShownEvidence;
};

export type Mounting = Omit<InLang<MountingContent>, "measured"> & { measured?: Measured };

/** A mounting in the reader's language, with its ratings if somebody has measured it. */
export function rateMounting({
  mounting,
  lang,
}: {
  mounting: MountingContent;
  lang: Lang;
}): Mounting {
  const { measured, ...rest } = mounting;
  const shown = localize(rest, lang);
  if (!measured) return shown;
  const { absorption, thirds, evidence } = measured;
  return {
    ...shown,
    measured: {
      absorption,
      weighted: weightedAbsorption(absorption),
      nrc: noiseReductionCoefficient(absorption),
      saa: thirds && soundAbsorptionAverage(thirds),
      evidence: localize(evidence, lang),
    },
  };
}
