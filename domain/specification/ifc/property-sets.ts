import { m } from "#text";
import { bandsOf } from "../../acoustics/bands.ts";
import { nameCurve, nameMaterial, writeWeighted } from "../../catalogue/curve-words.ts";
import { type Curve, curvesOf } from "../../catalogue/curves-of.ts";
import { plain } from "../../language/text.ts";
import { writeNumber } from "../../text/write-number.ts";
import { describeRatings, describeSource } from "../absorption-words.ts";
import type { Specified } from "../get-specification.ts";
import { listTestedFire, productPage, writeSize } from "../product-facts.ts";

export type Property = {
  name: string;
  value: { type: string; of: string | number };
  /** Both, where a value may be off. */
  least?: number | undefined;
  most?: number | undefined;
};
export type PropertySet = { name: string; properties: Property[] };

const label = (name: string, of: string): Property => ({
  name,
  value: { type: "IFCLABEL", of: of.slice(0, 255) },
});
const text = (name: string, of: string): Property => ({ name, value: { type: "IFCTEXT", of } });
const real = (name: string, of: number): Property => ({ name, value: { type: "IFCREAL", of } });
const length = (name: string, of: number): Property => ({
  name,
  value: { type: "IFCPOSITIVELENGTHMEASURE", of },
});

/** Sets of the standard hold only what is known of this product itself; ours say what a value is. */
export function listPropertySets(specified: Specified): PropertySet[] {
  return [
    common(specified),
    manufacturer(specified),
    panel(specified),
    ...curvesOf(specified.mounting).map((curve, at) => absorption({ curve, at, specified })),
  ];
}

function common(specified: Specified): PropertySet {
  const { product, mounting, finish, lang } = specified;
  const fire = listTestedFire(specified);
  return {
    name: "Pset_CoveringCommon",
    properties: [
      { name: "Reference", value: { type: "IFCIDENTIFIER", of: product.code } },
      ...(mounting.measured
        ? [label("AcousticRating", describeRatings(mounting.measured, lang))]
        : []),
      ...(fire.length > 0
        ? [
            label(
              "SurfaceSpreadOfFlame",
              fire.map(({ code, class: rated }) => `${code}: ${rated}`).join("; "),
            ),
          ]
        : []),
      ...(finish ? [text("Finish", plain(finish.name))] : []),
    ],
  };
}

function manufacturer({ product, company }: Specified): PropertySet {
  return {
    name: "Pset_ManufacturerTypeInformation",
    properties: [
      { name: "ArticleNumber", value: { type: "IFCIDENTIFIER", of: product.code } },
      label("ModelReference", product.code),
      label("ModelLabel", plain(product.title)),
      label("Manufacturer", plain(company.name)),
    ],
  };
}

function panel(specified: Specified): PropertySet {
  const { product, mounting, lang } = specified;
  const { weight, core, backing, edge, sizes } = product;
  const perUnit = weight?.per === "m2" ? m.weight_per_m2 : m.weight_per_piece;
  return {
    name: "AcousticPanel_Nominal",
    properties: [
      label("Material", nameMaterial(product.material, lang)),
      ...(core ? [text("Core", plain(core))] : []),
      ...(backing ? [text("Backing", plain(backing))] : []),
      ...(edge ? [text("Edge", plain(edge))] : []),
      ...(weight
        ? [label("Weight", perUnit({ value: writeNumber(weight.value) }, { locale: lang }))]
        : []),
      text("SizesWidthHeightThickness", sizes.map(writeSize).join("; ")),
      text("BuildUp", plain(mounting.buildUp)),
      length("SystemDepth", mounting.depth),
      text("ProductPage", productPage(specified)),
    ],
  };
}

/** One curve with its evidence: bands that nobody knows are left out, and only a laboratory rates. */
function absorption({
  curve,
  at,
  specified: { mounting, lang },
}: {
  curve: Curve;
  at: number;
  specified: Specified;
}): PropertySet {
  const names = {
    measured: "Measured",
    comparable: "ComparableConstruction",
    calculated: "Calculated",
  };
  const before = curvesOf(mounting)
    .slice(0, at)
    .filter(({ status }) => status === curve.status).length;
  const range = curve.status === "calculated" ? curve.calculated : undefined;
  return {
    name: `SoundAbsorption_${names[curve.status]}${before > 0 ? before + 1 : ""}`,
    properties: [
      label("EvidenceStatus", curve.status),
      label("Evidence", nameCurve(curve, lang)),
      text("EvidenceSource", describeSource(curve, lang).join(" ")),
      ...bandsOf(curve.absorption).map((band) => ({
        ...real(`Alpha_${band}Hz`, curve.absorption[band] ?? 0),
        least: range?.least[band],
        most: range?.most[band],
      })),
      ...(curve.status === "measured"
        ? [
            label("AlphaW", writeWeighted(curve.measured.weighted)),
            ...(curve.measured.weighted.class
              ? [label("AbsorptionClass", curve.measured.weighted.class)]
              : []),
            real("NRC", curve.measured.nrc),
            ...(curve.measured.saa === undefined ? [] : [real("SAA", curve.measured.saa)]),
          ]
        : []),
    ],
  };
}
