import { type Bands, bandsOf } from "../acoustics/bands.ts";
import type { OctaveBand } from "../acoustics/octave-bands.ts";
import { schroederFrequency } from "../acoustics/reverberation.ts";
import { type ListeningUse, wantedRange } from "../acoustics/reverberation-targets.ts";
import { type Curve, curvesOf } from "../catalogue/curves-of.ts";
import type { MountingContent, ProductContent } from "../catalogue/product-content.ts";
import { rateMounting } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import type { CaseClass, CaseContent, RoomSide } from "./case-content.ts";
import {
  type BarePart,
  listBareParts,
  type PredictedTimes,
  predictReverberation,
  volumeOf,
} from "./predict-reverberation.ts";

/** A product that is counted, with where the coefficients of which bands come from. */
export type CountedProduct = {
  id: string;
  title: Text;
  area: number;
  buildUp: Text;
  absorption: Bands;
  sources: { status: Curve["status"]; bands: OctaveBand[] }[];
};

export type CaseReverberation = PredictedTimes & {
  volume: number;
  parts: BarePart[];
  counted: CountedProduct[];
  /** Absorbers of which nobody knows a value: they shorten the time further. */
  uncounted: { id: string; title: Text }[];
  /** Below this many hertz the room has single modes, and a time means little. */
  modesBelow: number;
  recommended: { use: ListeningUse; least: number; most: number } | undefined;
};

/** Below these, too little is known to draw anything. */
const fewestBands = 4;
const leastCountedShare = 0.7;

/** Kinds of room to which a use of DIN 18041 belongs without a doubt. */
const uses: Partial<Record<CaseClass, ListeningUse>> = { meeting: "A3", school: "A3", piano: "A1" };

/**
 * Reverberation time of a case before and after, calculated from the room's dimensions and surfaces
 * and from what is known of the products in the mountings that were built. Undefined where too
 * little is known.
 */
export async function getCaseReverberation({
  class: name,
  dimensions,
  surfaces,
  products,
  lang,
}: Pick<CaseContent, "class" | "dimensions" | "surfaces" | "products"> & { lang: Lang }): Promise<
  CaseReverberation | undefined
> {
  if (!dimensions || !surfaces || products.length === 0) return undefined;
  const rows = await listAbsorbers({ ids: products.map(({ id }) => id), lang });
  const used = products.flatMap(({ id, quantity, unit, mounting }) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return [];
    const area = unit === "m2" ? quantity : quantity * meanFace(row.sizes);
    return [{ id, title: row.title, area, known: knownOf({ row, mounting, lang }) }];
  });
  const known = used.flatMap(({ known, ...product }) => (known ? [{ ...product, ...known }] : []));
  if (sumOf(known) === 0 || sumOf(known) < leastCountedShare * sumOf(used)) return undefined;
  const parts = listBareParts({ dimensions, surfaces });
  const times = parts && predictReverberation({ dimensions, parts, coverings: known });
  if (!times || bandsOf(times.after).length < fewestBands) return undefined;
  const volume = volumeOf(dimensions);
  const use = uses[name];
  const range = use && wantedRange({ use, volume });
  const middle = times.after[500] ?? times.after[1000] ?? 0;
  return {
    ...times,
    volume,
    parts,
    counted: known.map(({ side: _side, ...product }) => product),
    uncounted: used.filter(({ known }) => !known).map(({ id, title }) => ({ id, title })),
    modesBelow: schroederFrequency({ time: middle, volume }),
    recommended: use && range && { use, ...range },
  };
}

type AbsorberRow = {
  id: string;
  title: Text;
  sizes: ProductContent["sizes"];
  mountings: MountingContent[];
};

/** Products that absorb by themselves: booths keep speech in, and wool belongs to a mounting. */
async function listAbsorbers({ ids, lang }: { ids: string[]; lang: Lang }): Promise<AbsorberRow[]> {
  const rows = await published("product")
    .where("id", "in", ids)
    .select([
      "id",
      textOf("product", "title", lang),
      fieldOf("product", "material"),
      fieldOf("product", "sizes"),
      fieldOf("product", "mountings"),
    ])
    .execute();
  return rows.filter(({ material }) => material !== "booth" && material !== "accessory");
}

/** Of what is counted in pieces the case does not say the size: the mean of those that are made. */
function meanFace(sizes: ProductContent["sizes"]): number {
  const faces = sizes.map(({ width, height }) => (width * height) / 1e6);
  return faces.length === 0 ? 0 : faces.reduce((sum, face) => sum + face, 0) / faces.length;
}

function knownOf({
  row,
  mounting: id,
  lang,
}: {
  row: AbsorberRow;
  mounting: string | undefined;
  lang: Lang;
}):
  | { side: RoomSide; buildUp: Text; absorption: Bands; sources: CountedProduct["sources"] }
  | undefined {
  const mounting = row.mountings.find((candidate) => candidate.id === id);
  if (!mounting) return undefined;
  const rated = rateMounting({ mounting, lang });
  const { absorption, sources } = firmestBands(curvesOf(rated));
  if (sources.length === 0) return undefined;
  return {
    side: mounting.kind.startsWith("ceiling") ? "ceiling" : "walls",
    buildUp: rated.buildUp,
    absorption,
    sources,
  };
}

/** The firmest value of each band: what a curve leaves out is taken from the next. */
export function firmestBands(curves: Curve[]): Pick<CountedProduct, "absorption" | "sources"> {
  const absorption: Bands = {};
  const sources: CountedProduct["sources"] = [];
  for (const curve of curves) {
    const bands = bandsOf(curve.absorption).filter((band) => absorption[band] === undefined);
    for (const band of bands) absorption[band] = curve.absorption[band] ?? 0;
    if (bands.length > 0) sources.push({ status: curve.status, bands });
  }
  return { absorption, sources };
}

function sumOf(products: { area: number }[]): number {
  return products.reduce((sum, { area }) => sum + area, 0);
}
