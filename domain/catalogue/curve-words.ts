import { m } from "#text";
import { bandsOf } from "../acoustics/bands.ts";
import type { BuildUpLayer } from "../acoustics/build-up.ts";
import type { OctaveBand } from "../acoustics/octave-bands.ts";
import { facingLimit, modelError } from "../acoustics/predict-absorption.ts";
import type { WeightedAbsorption } from "../acoustics/ratings.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { writeNumber } from "../text/write-number.ts";
import type { Calculated } from "./calculate-mounting.ts";
import type { Curve } from "./curves-of.ts";
import type { ShownEvidence } from "./evidence.ts";
import type { MountingKind, ProductMaterial } from "./product-kinds.ts";

// What pages, tables and files say of a curve, in one place, so that they say the same.

const curveNames = {
  measured: m.evidence_laboratory,
  comparable: m.evidence_comparable,
  calculated: m.evidence_calculated,
};

export function nameCurve({ status }: Pick<Curve, "status">, lang: Lang): string {
  return curveNames[status]({}, { locale: lang });
}

const mountingNames: Record<MountingKind, typeof m.mounting_direct> = {
  direct: m.mounting_direct,
  battens: m.mounting_battens,
  "battens-wool": m.mounting_battens_wool,
  "ceiling-void": m.mounting_ceiling_void,
  "ceiling-void-wool": m.mounting_ceiling_void_wool,
  suspended: m.mounting_suspended,
};

export function nameMounting(kind: MountingKind, lang: Lang): string {
  return mountingNames[kind]({}, { locale: lang });
}

const materialNames: Record<ProductMaterial, typeof m.material_booth> = {
  "wood-slat": m.material_wood_slat,
  polyester: m.material_polyester,
  "perforated-wood": m.material_perforated_wood,
  "grooved-wood": m.material_grooved_wood,
  booth: m.material_booth,
  accessory: m.material_accessory,
};

export function nameMaterial(material: ProductMaterial, lang: Lang): string {
  return materialNames[material]({}, { locale: lang });
}

/** A weighted absorption coefficient as it is written: 0.60(MH). */
export function writeWeighted({ value, shape }: WeightedAbsorption): string {
  return `${value.toFixed(2)}${shape.length > 0 ? `(${shape.join("")})` : ""}`;
}

/** The evidence behind a number as one line of text. */
export function describeEvidence(evidence: ShownEvidence, lang: Lang): string {
  const locale = { locale: lang };
  const colon = m.colon({}, locale);
  switch (evidence.kind) {
    case "laboratory":
      return (
        m.evidence_laboratory({}, locale) +
        colon +
        [evidence.standard, evidence.laboratory, evidence.report].join(
          m.value_separator({}, locale),
        )
      );
    case "literature":
      return m.evidence_literature({}, locale) + colon + plain(evidence.source);
    case "indicative":
      return [m.evidence_indicative({}, locale), plain(evidence.note ?? "")]
        .filter(Boolean)
        .join(colon);
  }
}

const modelNames = {
  "garai-pompoli": "Garai–Pompoli",
  miki: "Miki",
  "delany-bazley": "Delany–Bazley",
};

const fibreNames = { felt: m.fibre_felt, wool: m.fibre_wool };

/** Model, inputs, assumptions and margin of a calculation, sentence by sentence. */
export function describeCalculation(calculated: Calculated, lang: Lang): string[] {
  const locale = { locale: lang };
  const { absorption, layers, assumed, extrapolated } = calculated;
  const isFaced = layers.some(({ kind }) => kind === "holes" || kind === "slots");
  return [
    m.calculated_not_test({}, locale),
    ...describeInputs(calculated, lang),
    ...assumed.map(({ fibre, value, least, most }) =>
      m.calculated_assumed({ fibre: fibreNames[fibre]({}, locale), value, least, most }, locale),
    ),
    m.calculated_margin({ margins: describeMargins(bandsOf(absorption), lang) }, locale),
    ...(isFaced ? [m.calculated_limit({ limit: facingLimit }, locale)] : []),
    ...(extrapolated.length > 0
      ? [m.calculated_extrapolated({ bands: extrapolated.join("/") }, locale)]
      : []),
  ];
}

const reactionNames = { local: m.calculated_local, bulk: m.calculated_bulk };

/** What tells one calculation from another. */
export function describeInputs({ layers, models, reaction }: Calculated, lang: Lang): string[] {
  const locale = { locale: lang };
  return [
    m.calculated_model(
      {
        models: models.map((model) => modelNames[model]).join(m.value_separator({}, locale)),
        reaction: reactionNames[reaction]({}, locale),
      },
      locale,
    ),
    m.calculated_inputs(
      { layers: layers.map((layer) => describeLayer(layer, lang)).join("\u00a0· ") },
      locale,
    ),
  ];
}

/** Neighbouring bands with one margin share it: 250–1000 Hz ±0.3. */
function describeMargins(bands: OctaveBand[], lang: Lang): string {
  const locale = { locale: lang };
  const groups: { first: OctaveBand; last: OctaveBand; error: number }[] = [];
  for (const band of bands) {
    const error = modelError[band];
    const group = groups.at(-1);
    if (group?.error === error) group.last = band;
    else groups.push({ first: band, last: band, error });
  }
  return groups
    .map(
      ({ first, last, error }) =>
        `${m.hertz({ value: first === last ? first : `${first}–${last}` }, locale)} ±${error}`,
    )
    .join(m.list_separator({}, locale));
}

export function describeLayer(layer: BuildUpLayer, lang: Lang): string {
  const locale = { locale: lang };
  const thickness = writeNumber(layer.thickness);
  switch (layer.kind) {
    case "slots":
      return m.input_slots({ ...layer, thickness }, locale);
    case "holes":
      return m.input_holes({ ...layer, thickness }, locale);
    case "felt":
      return m.input_felt({ thickness }, locale);
    case "wool":
      return m.input_wool({ thickness }, locale);
    case "air":
      return m.input_air({ thickness }, locale);
  }
}
