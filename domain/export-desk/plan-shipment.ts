import { panelsFor } from "../calculator/quantities/lay-panels.ts";
import type { FilledContainer } from "../shipping/fill-containers.ts";
import type { Load } from "../shipping/load-unit.ts";
import { cartonsPerPallet, type Packed, packPieces } from "../shipping/pack-pieces.ts";
import { type Placement, placeUnits } from "../shipping/place-units.ts";
import { type LoadedContainer, type LoadingPlan, planLoading } from "../shipping/plan-loading.ts";
import type { PackedProduct } from "./list-packed-products.ts";
import type { ShipmentLine } from "./read-shipment.ts";

/** A line as it is packed: whole cartons. */
export type PackedLine = Packed & {
  /** In the form, counted from 0. */
  place: number;
  product: PackedProduct;
  /** What the cartons hold. */
  pieces: number;
  /** Square metres of it, for what is sold by them. */
  area: number | undefined;
};

/** Containers that are loaded alike. */
export type ContainerGroup = LoadedContainer & { times: number; placements: Placement[] };

export type Shipment = {
  lines: PackedLine[];
  total: { cartons: number; pallets: number; grossWeight: number; cubicMetres: number };
  plan: LoadingPlan;
  groups: ContainerGroup[];
};

/** What somebody wants to ship: packed, added up and loaded. */
export function planShipment({ lines }: { lines: readonly ShipmentLine[] }): Shipment {
  const packed = lines.flatMap((line) => packLine(line) ?? []);
  const loads = packed.map(({ load }) => load);
  const plan = planLoading(loads);
  const sum = (value: (line: PackedLine) => number) =>
    packed.reduce((total, line) => total + value(line), 0);
  return {
    lines: packed,
    total: {
      cartons: sum(({ cartons }) => cartons),
      pallets: sum(({ pallets = 0 }) => pallets),
      grossWeight: sum(({ grossWeight }) => grossWeight),
      cubicMetres: sum(({ cubicMetres }) => cubicMetres),
    },
    plan,
    groups: "loaded" in plan ? groupContainers({ loaded: plan.loaded, loads }) : [],
  };
}

function packLine({ place, product, amount, unit }: ShipmentLine): PackedLine | undefined {
  const { packing, size } = product;
  if (!packing || !size) return undefined;
  const perCarton = packing.piecesPerCarton;
  const ordered = {
    sold: product.unit === "m2" ? panelsFor({ area: amount, panel: size }) : amount,
    piece: amount,
    carton: amount * perCarton,
    pallet: amount * perCarton * (cartonsPerPallet({ packing, size }) ?? 0),
  }[unit];
  const packed = packPieces({ packing, size, pieces: ordered });
  const pieces = packed.cartons * perCarton;
  return {
    ...{ ...packed, place, product, pieces },
    area: product.unit === "m2" ? (pieces * size.width * size.height) / 1e6 : undefined,
  };
}

function groupContainers({
  loaded,
  loads,
}: {
  loaded: readonly LoadedContainer[];
  loads: readonly Load[];
}): ContainerGroup[] {
  const groups = new Map<string, ContainerGroup>();
  for (const container of loaded) {
    const key = JSON.stringify([container.type, container.rows.map(contentOf)]);
    const known = groups.get(key);
    if (known) known.times++;
    else groups.set(key, { ...container, times: 1, placements: placeUnits({ container, loads }) });
  }
  return [...groups.values()];
}

function contentOf({ load, units, hasLast }: FilledContainer["rows"][number]) {
  return [load, units, hasLast];
}
