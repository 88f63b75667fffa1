/** What is lifted into a container at once, a pallet or a loose carton; in millimetres and kilograms. */
export type LoadUnit = {
  /** The longer side of its footprint, and the shorter. */
  length: number;
  width: number;
  height: number;
  weight: number;
  /** How many may stand on each other. */
  stack: number;
};

/** Equal units of one product. */
export type Load = {
  unit: LoadUnit;
  count: number;
  /** The last of them where it is not full: on the same footprint, but lower and lighter. */
  last?: { height: number; weight: number } | undefined;
};
