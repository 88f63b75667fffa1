import { bandsOf } from "#domain/acoustics/bands.ts";
import type { BuildUpLayer } from "#domain/acoustics/build-up.ts";
import { facingLimit, modelError } from "#domain/acoustics/predict-absorption.ts";
import type { Calculated } from "#domain/catalogue/calculate-mounting.ts";
import type { Curve } from "#domain/catalogue/curves-of.ts";
import type { Comparable } from "#domain/catalogue/rate-mounting.ts";
import type { Text as TextValue } from "#domain/text.ts";
import { m } from "#text";
import { EvidenceLabel, EvidenceSource } from "./evidence-label.tsx";
import { formatNumber } from "./format-number.ts";
import { Text } from "./text.tsx";

/** Everything one must know of a curve before believing it. */
export function CurveSource({ curve }: { curve: Curve }) {
  switch (curve.status) {
    case "measured":
      return <EvidenceSource evidence={curve.measured.evidence} />;
    case "comparable":
      return <ComparableSource comparable={curve.comparable} />;
    case "calculated":
      return <CalculatedSource calculated={curve.calculated} />;
  }
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
      <span className="text-ink">{name}:</span> <Text>{text}</Text>
    </span>
  );
}

function CalculatedSource({ calculated }: { calculated: Calculated }) {
  return (
    <span className="block">
      <EvidenceLabel kind="calculated" />
      {" · "}
      <Text>{calculatedTexts(calculated).join(" ")}</Text>
    </span>
  );
}

const modelNames = {
  "garai-pompoli": "Garai–Pompoli",
  miki: "Miki",
  "delany-bazley": "Delany–Bazley",
};

/** Model, inputs, assumptions and margin of a calculation, sentence by sentence. */
export function calculatedTexts({
  absorption,
  layers,
  models,
  reaction,
  assumed,
  extrapolated,
}: Calculated): string[] {
  const bands = bandsOf(absorption);
  const fibres = { felt: m.fibre_felt, wool: m.fibre_wool };
  const reactions = { local: m.calculated_local, bulk: m.calculated_bulk };
  const isFaced = layers.some(({ kind }) => kind === "holes" || kind === "slots");
  return [
    m.calculated_not_test(),
    m.calculated_model({
      models: models.map((model) => modelNames[model]).join(", "),
      reaction: reactions[reaction](),
    }),
    m.calculated_inputs({ layers: layers.map(layerText).join(" · ") }),
    ...assumed.map(({ fibre, value, least, most }) =>
      m.calculated_assumed({ fibre: fibres[fibre](), value, least, most }),
    ),
    m.calculated_margin({
      margins: bands.map((band) => `${band} Hz ±${modelError[band]}`).join(", "),
    }),
    ...(isFaced ? [m.calculated_limit({ limit: facingLimit })] : []),
    ...(extrapolated.length > 0
      ? [m.calculated_extrapolated({ bands: extrapolated.join(", ") })]
      : []),
  ];
}

function layerText(layer: BuildUpLayer): string {
  const thickness = formatNumber(layer.thickness);
  switch (layer.kind) {
    case "slots":
      return m.layer_slots({ ...layer, thickness });
    case "holes":
      return m.layer_holes({ ...layer, thickness });
    case "felt":
      return m.layer_felt({ thickness });
    case "wool":
      return m.layer_wool({ thickness });
    case "air":
      return m.layer_air({ thickness });
  }
}
