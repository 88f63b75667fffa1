import type { OctaveAbsorption } from "../acoustics/absorption.ts";
import { type Ratings, rateAbsorption } from "../acoustics/ratings.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { type Calculated, calculateMounting } from "./calculate-mounting.ts";
import type { LaboratoryEvidence } from "./evidence.ts";
import type { ComparableContent, MountingContent } from "./product-content.ts";

/** What a laboratory has measured. The single numbers are always computed, never typed in. */
export type Measured = Ratings & { absorption: OctaveAbsorption; evidence: LaboratoryEvidence };

/** What somebody else has published of something like it. */
export type Comparable = InLang<ComparableContent>;

export type Mounting = Omit<InLang<MountingContent>, "measured" | "comparable" | "layers"> & {
  measured?: Measured;
  comparable: Comparable[];
  calculated?: Calculated;
};

/** A mounting in the reader's language with what is known of it: measured, compared, calculated. */
export function rateMounting({
  mounting,
  lang,
}: {
  mounting: MountingContent;
  lang: Lang;
}): Mounting {
  const { measured, comparable = [], layers, ...rest } = mounting;
  const calculated = calculateMounting(mounting);
  return {
    ...localize(rest, lang),
    // An old revision may hold somebody else's values here: they are not ours.
    ...(measured?.evidence.kind === "laboratory" && {
      measured: {
        ...rateAbsorption(measured),
        absorption: measured.absorption,
        evidence: measured.evidence,
      },
    }),
    comparable: localize(comparable, lang),
    ...(calculated && { calculated }),
  };
}

/** Whether there is any curve to show. */
export function hasValues({ measured, comparable, calculated }: Mounting): boolean {
  return measured !== undefined || comparable.length > 0 || calculated !== undefined;
}

/** Mountings with something to show come first, those with most evidence before the others. */
export function byFirmness(mountings: Mounting[]): Mounting[] {
  const firmness = ({ measured, comparable, calculated }: Mounting) =>
    (measured ? 4 : 0) + (comparable.length > 0 ? 2 : 0) + (calculated ? 1 : 0);
  return mountings.toSorted((a, b) => firmness(b) - firmness(a));
}

/** The one that is shown until another is chosen. */
export function firstShown(mountings: Mounting[]): Mounting | undefined {
  return byFirmness(mountings)[0];
}
