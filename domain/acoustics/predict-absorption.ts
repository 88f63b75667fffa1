import type { Bands } from "./bands.ts";
import type { BuildUpLayer } from "./build-up.ts";
import type { Reaction } from "./diffuse-field.ts";
import { openAreaOfHoles } from "./facing.ts";
import { type OctaveBand, octaveBands } from "./octave-bands.ts";
import { isExtrapolated, type PorousModel } from "./porous.ts";
import { predictOctave } from "./predict-octaves.ts";
import type { Layer, Stack } from "./transfer-matrix.ts";

type Fibre = "felt" | "wool";

/**
 * Flow resistivity taken where nobody has measured it, in kPa·s/m², and the range it may lie in.
 * Pressed felt is denser (about 190 kg/m³) than any fibre with a printed pair of values: 40 at
 * 130 kg/m³, 99 at 171 kg/m³. Wool of 40 to 80 kg/m³ lies around 33 at 60 kg/m³ and below.
 */
export const assumedResistivity: Record<Fibre, { value: number; least: number; most: number }> = {
  felt: { value: 80, least: 10, most: 120 },
  wool: { value: 20, least: 10, most: 40 },
};

const models: Record<Fibre, PorousModel> = { felt: "garai-pompoli", wool: "miki" };

/**
 * How far a published measurement may lie from the model with what we assume. Nine in ten of the
 * values in `testing/published-constructions.ts` lie nearer; docs/acoustics.md has the table.
 */
export const modelError: Record<OctaveBand, number> = {
  125: 0.2,
  250: 0.3,
  500: 0.3,
  1000: 0.3,
  2000: 0.3,
  4000: 0.4,
};

/** Behind holes and slats the model fails above this: by 0.3 to 0.4 and more from 2 kHz. */
export const facingLimit = 1000;

export type Prediction = {
  /** Only in bands where the model holds. */
  absorption: Bands;
  least: Bands;
  most: Bands;
  /** Bands below or above what the porous model was fitted to. */
  extrapolated: OctaveBand[];
  reaction: Reaction;
  models: PorousModel[];
  /** Fibres whose flow resistivity is assumed, in kPa·s/m². */
  assumed: { fibre: Fibre; value: number; least: number; most: number }[];
};

/** Measured values may lie above 1 by an edge effect, but hardly beyond this. */
const highest = 1.2;

/**
 * What a build-up absorbs by calculation, with how far that may be off: the error of the model or
 * the range of what is assumed, whichever is wider. Undefined where the model has nothing to say.
 */
export function predictAbsorption({
  layers,
  reaction,
}: {
  layers: readonly BuildUpLayer[];
  reaction: Reaction;
}): Prediction | undefined {
  if (!isPredictable(layers)) return undefined;
  const fibres = fibresOf(layers);
  const isFaced = layers.some(isFacing);
  const bands = octaveBands.filter((band) => !isFaced || band <= facingLimit);
  const [middle, low, high] = (["value", "least", "most"] as const).map((end) => {
    const stack = toStack({ layers, end });
    return new Map(bands.map((octave) => [octave, predictOctave({ stack, reaction, octave })]));
  });
  const prediction: Prediction = {
    ...{ absorption: {}, least: {}, most: {} },
    extrapolated: bands.filter((band) => isBeyondModel({ layers, band })),
    reaction,
    models: [...new Set(fibres.map(({ kind }) => models[kind]))],
    assumed: [
      ...new Set(fibres.filter((fibre) => !fibre.flowResistivity).map(({ kind }) => kind)),
    ].map((fibre) => ({ fibre, ...assumedResistivity[fibre] })),
  };
  for (const band of bands) {
    const value = middle?.get(band) ?? 0;
    const ends = [low?.get(band) ?? value, high?.get(band) ?? value];
    prediction.absorption[band] = hundredths(value);
    prediction.least[band] = hundredths(Math.max(0, Math.min(value - modelError[band], ...ends)));
    prediction.most[band] = hundredths(
      Math.min(highest, Math.max(value + modelError[band], ...ends)),
    );
  }
  return prediction;
}

/** Whether the model has anything to say of a build-up. */
export function isPredictable(layers: readonly BuildUpLayer[]): boolean {
  return fibresOf(layers).length > 0 && layers.every(isKnown);
}

type FibreLayer = Extract<BuildUpLayer, { kind: Fibre }>;

function fibresOf(layers: readonly BuildUpLayer[]): FibreLayer[] {
  return layers.filter(
    (layer): layer is FibreLayer => layer.kind === "felt" || layer.kind === "wool",
  );
}

function isFacing({ kind }: BuildUpLayer): boolean {
  return kind === "holes" || kind === "slots";
}

/**
 * A facing needs fibre right behind it: over air its fleece decides, and nobody has measured that.
 * Holes below a millimetre resist by themselves, but on a drilled core no model of ours knows how.
 */
function isKnown(layer: BuildUpLayer, position: number, layers: readonly BuildUpLayer[]): boolean {
  if (!isFacing(layer)) return true;
  const behind = layers[position + 1]?.kind;
  const isMicro = layer.kind === "holes" && layer.diameter < 1;
  return !isMicro && (behind === "felt" || behind === "wool");
}

function isBeyondModel({ layers, band }: { layers: readonly BuildUpLayer[]; band: OctaveBand }) {
  return fibresOf(layers).some((layer) =>
    isExtrapolated({
      model: models[layer.kind],
      flowResistivity: resistivityOf({ layer, end: "value" }),
      frequency: band,
    }),
  );
}

type End = "value" | "least" | "most";

function resistivityOf({ layer, end }: { layer: FibreLayer; end: End }): number {
  return (layer.flowResistivity ?? assumedResistivity[layer.kind][end]) * 1000;
}

/** The build-up in metres, with everything the model asks for. */
export function toStack({
  layers,
  end = "value",
}: {
  layers: readonly BuildUpLayer[];
  end?: End;
}): Stack {
  return layers.map((layer) => toLayer({ layer, end }));
}

function toLayer({ layer, end }: { layer: BuildUpLayer; end: End }): Layer {
  const thickness = layer.thickness / 1000;
  switch (layer.kind) {
    case "air":
      return { kind: "air", thickness };
    case "felt":
    case "wool":
      return {
        ...{ kind: "porous", thickness, model: models[layer.kind] },
        flowResistivity: resistivityOf({ layer, end }),
      };
    case "slots":
      return {
        ...{ kind: "slotted", thickness, width: layer.width / 1000 },
        openArea: layer.width / layer.spacing,
      };
    case "holes":
      return {
        ...{ kind: "perforated", thickness, diameter: layer.diameter / 1000 },
        openArea: openAreaOfHoles(layer),
      };
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
