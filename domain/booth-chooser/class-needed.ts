import { boothClasses } from "../figures/booth-scale.ts";

export type BoothClass = (typeof boothClasses)[number]["name"];

export type ClassNeeded = {
  /** Every booth of this class has the reduction; absent where no class reaches so far. */
  sure: BoothClass | undefined;
  /** Some of this class have it: only the value in the report says which. */
  perhaps: BoothClass | undefined;
};

/** A class is a range: only what begins at the reduction needed or above it is sure to have it. */
export function classNeeded(reduction: number): ClassNeeded {
  const sure = boothClasses.find(({ from }) => from >= reduction);
  const perhaps = boothClasses.find(
    ({ from, to }) => from < reduction && (to === undefined || reduction <= to),
  );
  return { sure: sure?.name, perhaps: perhaps?.name };
}
