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

type Packing = {
  piecesPerCarton: number;
  grossWeight: number;
  carton: { width: number; height: number; depth: number };
};

/** Usual height of the wood below; a pallet is made as large as the goods, but not much beyond this. */
const palletBase = 150;
const usualPallet = 1250;

/** Cartons lie flat: on their largest side. */
function lying({ width, height, depth }: Packing["carton"]) {
  const [thickness = 0, short = 0, long = 0] = [width, height, depth].sort((a, b) => a - b);
  return { thickness, short, long };
}

/** A pallet of so many cartons: side by side as far as a usual pallet goes, then upwards. */
export function palletOf({ packing, cartons }: { packing: Packing; cartons: number }): LoadUnit {
  const { thickness, short, long } = lying(packing.carton);
  const along = Math.max(1, Math.floor(usualPallet / long));
  const across = Math.max(1, Math.floor(usualPallet / short));
  const one = Math.min(along, cartons) * long;
  const other = Math.min(across, Math.ceil(cartons / along)) * short;
  return {
    length: Math.max(one, other),
    width: Math.min(one, other),
    height: palletBase + Math.ceil(cartons / (along * across)) * thickness,
    weight: cartons * packing.grossWeight,
    stack: 2,
  };
}

/** A carton by itself, as high as they go. */
export function looseCarton(packing: Packing): LoadUnit {
  const { thickness, short, long } = lying(packing.carton);
  return {
    ...{ length: long, width: short, height: thickness },
    ...{ weight: packing.grossWeight, stack: Number.POSITIVE_INFINITY },
  };
}
