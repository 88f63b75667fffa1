import { type Bands, bandsOf } from "../acoustics/bands.ts";
import { type ListeningUse, wantedRange } from "../acoustics/reverberation-targets.ts";
import type { Absorber } from "../calculator/absorber.ts";
import { isAbsorbing, listAbsorbers, offered } from "../calculator/list-absorbers.ts";
import { writeLink } from "../calculator/room-link.ts";
import { type CalculationResult, runCalculation } from "../calculator/run-calculation.ts";
import type { FirmestBands } from "../catalogue/firmest-bands.ts";
import type { ProductContent } from "../catalogue/product-content.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { type BarePart, listBareParts, volumeOf } from "./bare-parts.ts";
import type { CaseClass, CaseContent, RoomSide } from "./case-content.ts";
import { roomOfCase } from "./room-of-case.ts";

/** A product that is counted, with where the coefficients of which bands come from. */
export type CountedProduct = FirmestBands & {
  id: string;
  title: Text;
  area: number;
  buildUp: Text;
};

/** Seconds after Sabine, and after Eyring, which is shorter where much is absorbed. */
export type CaseTimes = { sabine: Bands; eyring: Bands };

export type CaseReverberation = Pick<CalculationResult, "wanted"> & {
  /** In the bands in which all that was put in is known. */
  before: CaseTimes;
  after: CaseTimes;
  volume: number;
  parts: BarePart[];
  counted: CountedProduct[];
  /** Absorbers of which nobody knows a value: they shorten the time further. */
  uncounted: { id: string; title: Text }[];
  /** Below this many hertz the room has single modes, and a time means little. */
  modesBelow: number;
  recommended: { use: ListeningUse; least: number; most: number } | undefined;
  /** Where the calculator opens the very room. */
  link: string;
};

/** Below these, too little is known to draw anything. */
const fewestBands = 4;
const leastCountedShare = 0.7;

/** Kinds of room to which a use of DIN 18041 belongs without a doubt. */
const uses: Partial<Record<CaseClass, ListeningUse>> = { meeting: "A3", school: "A3", piano: "A1" };

/**
 * Reverberation time of a case before and after, as the calculator has it, from the room's
 * dimensions and surfaces and from what is known of the products in the mountings that were built.
 * Undefined where too little is known.
 */
export async function getCaseReverberation({
  name = "",
  class: kind,
  dimensions,
  surfaces,
  products,
  lang,
}: Pick<CaseContent, "class" | "dimensions" | "surfaces" | "products"> & {
  /** What the room is called in the calculator. */
  name?: string;
  lang: Lang;
}): Promise<CaseReverberation | undefined> {
  if (!dimensions || !surfaces || products.length === 0) return undefined;
  const listed = await listAbsorbers({ ids: products.map(({ id }) => id), lang });
  const absorbers = offered(listed);
  const used = products.flatMap(({ id, quantity, unit, mounting }) => {
    const product = listed.find((candidate) => candidate.id === id);
    if (!product || !isAbsorbing(product)) return [];
    const area = unit === "m2" ? quantity : quantity * meanFace(product.sizes);
    return [{ id, title: product.title, area, known: knownOf({ absorbers, id, mounting }) }];
  });
  const known = used.flatMap(({ known, ...product }) => (known ? [{ ...product, ...known }] : []));
  if (sumOf(known) === 0 || sumOf(known) < leastCountedShare * sumOf(used)) return undefined;
  const volume = volumeOf(dimensions);
  const use = uses[kind];
  const range = use && wantedRange({ use, volume });
  const parts = listBareParts({ dimensions, surfaces });
  const calculation = roomOfCase({
    ...{ name, dimensions, surfaces },
    coverings: known.map(({ id, side, area, mounting }) => ({
      ...{ side, area, material: { kind: "product", id, mounting } },
    })),
    target: use && range && { standard: "DIN 18041:2016", use },
  });
  if (!parts || !calculation) return undefined;
  const { before, after, wanted } = runCalculation({ calculation, absorbers });
  const bands = bandsOf(after.sabine);
  if (bands.length < fewestBands) return undefined;
  const shown = (times: Bands): Bands =>
    Object.fromEntries(bands.map((band) => [band, times[band]]));
  return {
    before: { sabine: shown(before.sabine), eyring: shown(before.eyring) },
    after: { sabine: after.sabine, eyring: after.eyring },
    wanted,
    volume,
    parts,
    counted: known.map(({ side: _side, mounting: _mounting, ...product }) => product),
    uncounted: used.filter(({ known }) => !known).map(({ id, title }) => ({ id, title })),
    modesBelow: after.modesBelow ?? 0,
    recommended: use && range && { use, ...range },
    link: `/calculator.html#${writeLink(calculation)}`,
  };
}

/** Of what is counted in pieces the case does not say the size: the mean of those that are made. */
function meanFace(sizes: ProductContent["sizes"]): number {
  const faces = sizes.map(({ width, height }) => (width * height) / 1e6);
  return faces.length === 0 ? 0 : faces.reduce((sum, face) => sum + face, 0) / faces.length;
}

function knownOf({
  absorbers,
  id,
  mounting: built,
}: {
  absorbers: Absorber[];
  id: string;
  mounting: string | undefined;
}) {
  const product = absorbers.find((absorber) => absorber.id === id);
  const mounting = product?.mountings.find((candidate) => candidate.id === built);
  if (!mounting) return undefined;
  const { kind, buildUp, absorption, sources } = mounting;
  const side: RoomSide = kind.startsWith("ceiling") ? "ceiling" : "walls";
  return { side, mounting: mounting.id, buildUp, absorption, sources };
}

function sumOf(products: { area: number }[]): number {
  return products.reduce((sum, { area }) => sum + area, 0);
}
