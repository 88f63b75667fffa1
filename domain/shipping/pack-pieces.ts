import type { Load } from "./load-unit.ts";
import { looseCarton, type Packing, palletsOf } from "./palletise.ts";

/** Pieces of one product as they are packed. */
export type Packed = {
  cartons: number;
  /** Undefined where cartons travel loose. The last one may not be full. */
  pallets: number | undefined;
  /** Kilograms, of cartons with what is in them. */
  grossWeight: number;
  /** Of cartons. */
  cubicMetres: number;
  load: Load;
};

export type PalletPacking = Packing & {
  piecesPerCarton: number;
  squareMetresPerPallet?: number | undefined;
};

/** How many cartons a full pallet has; nothing where the product travels without. */
export function cartonsPerPallet({
  packing: { piecesPerCarton, squareMetresPerPallet },
  size,
}: {
  packing: PalletPacking;
  /** Of a piece, in millimetres. */
  size: { width: number; height: number };
}): number | undefined {
  if (!squareMetresPerPallet) return undefined;
  const perCarton = (piecesPerCarton * size.width * size.height) / 1e6;
  return Math.round(squareMetresPerPallet / perCarton) || undefined;
}

/** Whole cartons of so many pieces, on pallets where the product goes on pallets. */
export function packPieces({
  packing,
  size,
  pieces,
}: {
  packing: PalletPacking;
  size: { width: number; height: number };
  pieces: number;
}): Packed {
  const { carton, grossWeight, piecesPerCarton } = packing;
  const cartons = Math.ceil(pieces / piecesPerCarton);
  const perPallet = cartonsPerPallet({ packing, size });
  const load = perPallet
    ? palletsOf({ packing, cartons, perPallet })
    : { unit: looseCarton(packing), count: cartons };
  return {
    ...{ cartons, pallets: perPallet && load.count, load },
    grossWeight: cartons * grossWeight,
    cubicMetres: (cartons * carton.width * carton.height * carton.depth) / 1e9,
  };
}
