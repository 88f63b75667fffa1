import { AppError } from "../../app-error.ts";
import { planTransport, type Transport } from "../../shipping/load-containers.ts";
import type { Load } from "../../shipping/load-unit.ts";
import { packPieces } from "../../shipping/pack-pieces.ts";
import type { Absorber, AbsorberMounting } from "../absorber.ts";
import type { Calculation, Treatment } from "../calculation.ts";
import { type Accessory, accessoriesOf, type NotCounted, notCountedFor } from "./accessories.ts";
import { layPanels, type PanelLayout, panelsFor } from "./lay-panels.ts";
import { sideSize } from "./side-size.ts";

/** Panels of one product on one side. */
export type PlacedPanels = {
  on: Treatment["on"];
  mounting: string;
  /** Square metres that were asked for. */
  area: number;
  panels: number;
  /** Unknown where a surface has an area only. */
  layout: PanelLayout | undefined;
};

/** What to order of one product in one finish: finishes are packed apart. */
export type QuantityLine = {
  product: string;
  finish: string | undefined;
  /** Millimetres. */
  size: Absorber["sizes"][number];
  placed: PlacedPanels[];
  /** Square metres: asked for, and of the panels that are needed for it. */
  area: number;
  panels: number;
  panelArea: number;
  /** Share of the panels that ends as offcut or as more than was asked for, 0 to 1. */
  waste: number;
  /** Square metres that are ordered: whole cartons. */
  orderedArea: number;
  /** Undefined where nobody has said how it is packed. */
  cartons: number | undefined;
  /** The last one may not be full. */
  pallets: number | undefined;
  /** Kilograms, of cartons with what is in them. */
  grossWeight: number | undefined;
  /** Of cartons. */
  cubicMetres: number | undefined;
};

export type Quantities = {
  lines: QuantityLine[];
  accessories: Accessory[];
  transport: Transport;
  /** Products whose packing passes the door of no container. */
  tooLarge: string[];
  /** What is needed too, and of which our data do not say how much. */
  notCounted: NotCounted[];
};

/** What to order for everything that a calculation puts up. */
export function listQuantities({
  calculation: { room, treatments },
  absorbers,
}: {
  calculation: Pick<Calculation, "room" | "treatments">;
  absorbers: readonly Absorber[];
}): Quantities {
  const placed = treatments.map((treatment, at) => {
    const { product, mounting } = findProduct({ treatment, at, absorbers });
    const [size] = product.sizes;
    if (!size) throw missing(at);
    const { on, area, finish } = treatment;
    const layout =
      room.shape === "box" && typeof on === "string"
        ? layPanels({ area, panel: size, side: sideSize(room, on) })
        : undefined;
    const panels = layout?.panels ?? panelsFor({ area, panel: size });
    return {
      ...{ product, mounting, size, finish },
      panels: { on, mounting: mounting.id, area, panels, layout },
    };
  });
  // By hand: browsers of 2023 have no Map.groupBy.
  const groups = new Map<string, typeof placed>();
  for (const one of placed) {
    const key = JSON.stringify([one.product.id, one.finish]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [lineOf({ ...first, placed: group.map(({ panels }) => panels) })] : [];
  });
  const packed = lines.flatMap(({ line, load }) => (load ? [{ line, load }] : []));
  const transport = planTransport(packed.map(({ load }) => load));
  const large = transport.by === "no-container" ? transport.tooLarge : [];
  const used = placed.map(({ mounting, panels }) => ({ ...panels, mounting }));
  return {
    lines: lines.map(({ line }) => line),
    accessories: accessoriesOf(used),
    transport,
    tooLarge: large.flatMap((at) => packed[at]?.line.product ?? []),
    notCounted: notCountedFor({
      used,
      unpacked: lines.some(({ load }) => !load),
      palletised: lines.some(({ line }) => line.pallets !== undefined),
    }),
  };
}

function findProduct({
  treatment: { material },
  at,
  absorbers,
}: {
  treatment: Treatment;
  at: number;
  absorbers: readonly Absorber[];
}): { product: Absorber; mounting: AbsorberMounting } {
  const product = absorbers.find(({ id }) => id === material.id);
  const mounting = product?.mountings.find(({ id }) => id === material.mounting);
  if (product && mounting) return { product, mounting };
  throw missing(at);
}

function missing(at: number) {
  return new AppError("invalid", "No such absorber", {
    fields: { [`treatments.${at}.material`]: "gone" },
  });
}

function lineOf({
  product,
  finish,
  size,
  placed,
}: {
  product: Absorber;
  finish: string | undefined;
  size: Absorber["sizes"][number];
  placed: PlacedPanels[];
}): { line: QuantityLine; load: Load | undefined } {
  const sum = (value: (one: PlacedPanels) => number) =>
    placed.reduce((total, one) => total + value(one), 0);
  const onePanel = (size.width * size.height) / 1e6;
  const area = sum((one) => one.area);
  const panels = sum((one) => one.panels);
  const line = {
    ...{ product: product.id, finish, size, placed, area, panels },
    panelArea: panels * onePanel,
    // Panels never have less than was asked for; rounding may.
    waste: Math.max(0, 1 - area / (panels * onePanel)),
  };
  const { packing } = product;
  if (!packing) {
    const nothing = { cartons: undefined, pallets: undefined };
    return {
      line: {
        ...{ ...line, ...nothing, orderedArea: line.panelArea },
        ...{ grossWeight: undefined, cubicMetres: undefined },
      },
      load: undefined,
    };
  }
  const { cartons, pallets, grossWeight, cubicMetres, load } = packPieces({
    ...{ packing, size, pieces: panels },
  });
  return {
    line: {
      ...{ ...line, cartons, pallets, grossWeight, cubicMetres },
      orderedArea: cartons * packing.piecesPerCarton * onePanel,
    },
    // Every pallet as heavy as a full one: this is an estimate from an area.
    load: { unit: load.unit, count: load.count },
  };
}
