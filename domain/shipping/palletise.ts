import { container40 } from "./container.ts";
import { rowOf } from "./load-containers.ts";
import type { Load, LoadUnit } from "./load-unit.ts";

export type Packing = {
  grossWeight: number;
  carton: { width: number; height: number; depth: number };
};

/** Usual height of the wood below; a pallet is made as large as the goods, but not much beyond this. */
const palletBase = 150;
const usualPallet = 1250;
/** How many times as high as wide a pallet may be without falling over on the road. */
const steepest = 3;
/** What is heavier than this is lifted by a forklift, and nobody has said that it bears another. */
const heaviestPiled = 100;

/** Cartons lie flat: on their largest side. */
function lying({ width, height, depth }: Packing["carton"]) {
  const [thickness = 0, short = 0, long = 0] = [width, height, depth].sort((a, b) => a - b);
  return { thickness, short, long };
}

/**
 * A pallet of so many cartons, in as many stacks beside each other as let most of them into a
 * container: two stacks of long cartons are too wide to stand two abreast, and one stack of small
 * ones would be a tower.
 */
export function palletOf(pallet: { packing: Packing; cartons: number }): LoadUnit {
  return stackPallet(pallet).unit;
}

/** As many pallets as it takes; what is left over stands on the last one, in the same stacks. */
export function palletsOf({
  packing,
  cartons,
  perPallet,
}: {
  packing: Packing;
  cartons: number;
  perPallet: number;
}): Load {
  const { unit, stacks } = stackPallet({ packing, cartons: Math.min(perPallet, cartons) });
  const count = Math.ceil(cartons / perPallet);
  const rest = cartons - (count - 1) * perPallet;
  if (count === 1 || rest === perPallet) return { unit, count };
  const height = palletBase + Math.ceil(rest / stacks) * lying(packing.carton).thickness;
  return { unit, count, last: { height, weight: rest * packing.grossWeight } };
}

function stackPallet({ packing, cartons }: { packing: Packing; cartons: number }) {
  const { thickness, short, long } = lying(packing.carton);
  const ways: { unit: LoadUnit; stacks: number; loaded: number }[] = [];
  for (let along = 1; along === 1 || along * long <= usualPallet; along++) {
    for (let across = 1; across === 1 || across * short <= usualPallet; across++) {
      const stacks = along * across;
      if (stacks > cartons) continue;
      const [one, other] = [along * long, across * short];
      const unit = {
        ...{ length: Math.max(one, other), width: Math.min(one, other) },
        height: palletBase + Math.ceil(cartons / stacks) * thickness,
        ...{ weight: cartons * packing.grossWeight, stack: 2 },
      };
      const isTower = unit.height > steepest * unit.width;
      const row = isTower ? undefined : rowOf({ unit, container: container40 });
      const loaded = row ? row.units * Math.floor(container40.length / row.along) : 0;
      ways.push({ unit, stacks, loaded });
    }
  }
  return ways.reduce((one, other) =>
    other.loaded > one.loaded || (other.loaded === one.loaded && other.stacks < one.stacks)
      ? other
      : one,
  );
}

/** A carton by itself, piled as high as they go; heavy cases stand on the floor. */
export function looseCarton(packing: Packing): LoadUnit {
  const { thickness, short, long } = lying(packing.carton);
  return {
    ...{ length: long, width: short, height: thickness },
    weight: packing.grossWeight,
    stack: packing.grossWeight > heaviestPiled ? 1 : Number.POSITIVE_INFINITY,
  };
}
