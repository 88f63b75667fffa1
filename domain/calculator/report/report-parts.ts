import { m } from "#text";
import { surfaceSources, surfaceValues } from "../../acoustics/room-surfaces.ts";
import type { Lang } from "../../language/language.ts";
import { plain } from "../../language/text.ts";
import { type Absorber, resolveMaterial } from "../absorber.ts";
import type { Calculation, Treatment } from "../calculation.ts";
import { materialName, placeName } from "../part-names.ts";
import { partsOf, type RoomPart } from "../parts-of-room.ts";
import type { RoomMaterial } from "../room.ts";
import { evidenceNames, writeBands, writeSeconds } from "../room-words.ts";
import { coverParts } from "../run-calculation.ts";
import { sourceNames } from "../surface-names.ts";

export type ReportPart = {
  place: string;
  material: string;
  area: string;
  /** Coefficients from 125 to 4000 Hz. */
  values: string[];
  evidence: string;
  /** Number of its source, from 1; values of one's own have none. */
  source: number | undefined;
};

export type ReportSource = { name: string; address: string };

/** Every surface of the treated room with what it absorbs, how that is known, and from where. */
export function listReportParts({
  calculation: { room, treatments },
  absorbers,
  origin,
  lang,
}: {
  calculation: Calculation;
  absorbers: readonly Absorber[];
  /** Where the pages of products stand. */
  origin: string;
  lang: Lang;
}): { parts: ReportPart[]; sources: ReportSource[] } {
  const sources: ReportSource[] = [];
  const numberOf = (source: ReportSource | undefined) => {
    if (!source) return undefined;
    const at = sources.findIndex(({ address }) => address === source.address);
    return at === -1 ? sources.push(source) : at + 1;
  };
  const parts = coverParts({ parts: partsOf(room), treatments })
    .filter(({ area }) => area > 0)
    .map((part) => {
      const { absorption, evidence } = resolveMaterial({ part, absorbers });
      return {
        place: placeName({ on: placeOf(part, treatments), room, lang }),
        material: materialName({ material: part.material, absorbers, lang }),
        area: writeSeconds(part.area),
        values: writeBands(absorption),
        evidence: evidenceNames[evidence]({}, { locale: lang }),
        source: numberOf(sourceOf({ material: part.material, absorbers, origin, lang })),
      };
    });
  return { parts, sources };
}

function placeOf({ side, field }: RoomPart, treatments: readonly Treatment[]): Treatment["on"] {
  if (side) return side;
  const [list, at = ""] = field.split(".");
  return (list === "treatments" && treatments[Number(at)]?.on) || Number(at);
}

function sourceOf({
  material,
  absorbers,
  origin,
  lang,
}: {
  material: RoomMaterial;
  absorbers: readonly Absorber[];
  origin: string;
  lang: Lang;
}): ReportSource | undefined {
  if (material.kind === "own") return undefined;
  if (material.kind === "surface") {
    const { source } = surfaceValues[material.id];
    return { name: sourceNames[source]({}, { locale: lang }), address: surfaceSources[source] };
  }
  const title = absorbers.find(({ id }) => id === material.id)?.title;
  return {
    name: m.calculator_report_product_page(
      { product: title ? plain(title) : material.id },
      { locale: lang },
    ),
    address: `${origin}/${lang}/productdetail/${material.id}.html`,
  };
}
