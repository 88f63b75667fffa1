import { bandsOf } from "#domain/acoustics/bands.ts";
import type { BuildUpLayer } from "#domain/acoustics/build-up.ts";
import type { OctaveBand } from "#domain/acoustics/octave-bands.ts";
import { facingLimit, modelError } from "#domain/acoustics/predict-absorption.ts";
import type { Calculated } from "#domain/catalogue/calculate-mounting.ts";
import type { Curve } from "#domain/catalogue/curves-of.ts";
import type { Comparable } from "#domain/catalogue/rate-mounting.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { formatNumber } from "../ui/format/format-number.ts";
import { dot } from "../ui/text/dot.ts";
import { joinPhrases, joinValues, named } from "../ui/text/punctuation.ts";
import { Text } from "../ui/text/text.tsx";
import { EvidenceLabel, EvidenceSource } from "./evidence-label.tsx";

/**
 * Everything one must know of a curve before believing it; in brief, a calculation says only what it
 * starts from, and `CalculationNotes` the rest once for all.
 */
export function CurveSource({ curve, brief = false }: { curve: Curve; brief?: boolean }) {
  switch (curve.status) {
    case "measured":
      return <EvidenceSource evidence={curve.measured.evidence} />;
    case "comparable":
      return <ComparableSource comparable={curve.comparable} />;
    case "calculated":
      return (
        <CalculatedSource
          texts={brief ? ownTexts(curve.calculated) : calculatedTexts(curve.calculated)}
        />
      );
  }
}

/** What several calculations have in common, each sentence once. */
export function CalculationNotes({ curves }: { curves: Curve[] }) {
  const calculations = curves.flatMap((curve) =>
    curve.status === "calculated" ? [curve.calculated] : [],
  );
  const own = new Set(calculations.flatMap(ownTexts));
  const shared = new Set(calculations.flatMap(calculatedTexts).filter((text) => !own.has(text)));
  return shared.size === 0 ? null : <CalculatedSource texts={[...shared]} />;
}

export function curveName({ status }: Curve): string {
  const names = {
    measured: m.evidence_laboratory,
    comparable: m.evidence_comparable,
    calculated: m.evidence_calculated,
  };
  return names[status]();
}

function ComparableSource({ comparable }: { comparable: Comparable }) {
  const { evidence, specimen, differs } = comparable;
  return (
    <span className="block">
      <EvidenceSource evidence={evidence} kind="comparable" />
      <Fact name={m.evidence_specimen()} text={specimen} />
      <Fact name={m.evidence_differs()} text={differs} />
    </span>
  );
}

function Fact({ name, text }: { name: string; text: TextValue }) {
  return (
    <span className="mt-1 block">
      <span className="text-ink">{named(name)}</span>
      <Text>{text}</Text>
    </span>
  );
}

function CalculatedSource({ texts }: { texts: string[] }) {
  return (
    <span className="block">
      <EvidenceLabel kind="calculated" />
      {dot}
      <Text>{texts.join(" ")}</Text>
    </span>
  );
}

const modelNames = {
  "garai-pompoli": "Garai–Pompoli",
  miki: "Miki",
  "delany-bazley": "Delany–Bazley",
};

/** Model, inputs, assumptions and margin of a calculation, sentence by sentence. */
export function calculatedTexts(calculated: Calculated): string[] {
  const { absorption, layers, assumed, extrapolated } = calculated;
  const fibres = { felt: m.fibre_felt, wool: m.fibre_wool };
  const isFaced = layers.some(({ kind }) => kind === "holes" || kind === "slots");
  return [
    m.calculated_not_test(),
    ...ownTexts(calculated),
    ...assumed.map(({ fibre, value, least, most }) =>
      m.calculated_assumed({ fibre: fibres[fibre](), value, least, most }),
    ),
    m.calculated_margin({ margins: marginsText(bandsOf(absorption)) }),
    ...(isFaced ? [m.calculated_limit({ limit: facingLimit })] : []),
    ...(extrapolated.length > 0
      ? [m.calculated_extrapolated({ bands: extrapolated.join("/") })]
      : []),
  ];
}

/** What tells one calculation from another. */
function ownTexts({ layers, models, reaction }: Calculated): string[] {
  const reactions = { local: m.calculated_local, bulk: m.calculated_bulk };
  return [
    m.calculated_model({
      models: joinValues(models.map((model) => modelNames[model])),
      reaction: reactions[reaction](),
    }),
    m.calculated_inputs({ layers: layers.map(layerText).join(dot) }),
  ];
}

/** Neighbouring bands with one margin share it: 250–1000 Hz ±0.3. */
function marginsText(bands: OctaveBand[]): string {
  const groups: { first: OctaveBand; last: OctaveBand; error: number }[] = [];
  for (const band of bands) {
    const error = modelError[band];
    const group = groups.at(-1);
    if (group?.error === error) group.last = band;
    else groups.push({ first: band, last: band, error });
  }
  return joinPhrases(
    groups.map(
      ({ first, last, error }) =>
        `${m.hertz({ value: first === last ? first : `${first}–${last}` })} ±${error}`,
    ),
  );
}

function layerText(layer: BuildUpLayer): string {
  const thickness = formatNumber(layer.thickness);
  switch (layer.kind) {
    case "slots":
      return m.input_slots({ ...layer, thickness });
    case "holes":
      return m.input_holes({ ...layer, thickness });
    case "felt":
      return m.input_felt({ thickness });
    case "wool":
      return m.input_wool({ thickness });
    case "air":
      return m.input_air({ thickness });
  }
}
