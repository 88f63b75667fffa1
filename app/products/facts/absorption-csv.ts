import type { Bands } from "#domain/acoustics/bands.ts";
import { octaveBands } from "#domain/acoustics/octave-bands.ts";
import { type Curve, curvesOf } from "#domain/catalogue/curves-of.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import type { Measured, Mounting } from "#domain/catalogue/rate-mounting.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { calculatedTexts, curveName } from "../../acoustics/curve-source.tsx";
import { evidenceText } from "../structured-data.ts";
import { weightedText } from "./weighted.tsx";

/** Spreadsheets guess an encoding unless the file says that it is Unicode. */
const unicode = "\uFEFF";

const head = [
  ...["code", "mounting", "kind", "build-up", "depth mm", "status"],
  ...octaveBands.map((band) => `${band} Hz`),
  ...["alpha w", "class", "NRC", "SAA", "ratings from", "evidence", "specimen", "differs"],
];

/** All values of a product as a table for spreadsheets, each row with what it is; or undefined. */
export function absorptionCsv({
  code,
  mountings,
}: Pick<Product, "code" | "mountings">): string | undefined {
  const rows = mountings.flatMap((mounting) =>
    curvesOf(mounting).flatMap((curve) => rowsOf({ code, mounting, curve })),
  );
  if (rows.length === 0) return undefined;
  return unicode + [head, ...rows].map((row) => row.map(field).join(",")).join("\r\n");
}

function rowsOf({
  code,
  mounting: { id, kind, buildUp, depth },
  curve,
}: {
  code: string;
  mounting: Mounting;
  curve: Curve;
}): string[][] {
  const row = (status: string, bands: Bands) => [
    ...[code, id, kind, plain(buildUp), String(depth), status],
    ...octaveBands.map((band) => bands[band]?.toFixed(2) ?? ""),
    ...(curve.status === "measured" ? ratings(curve.measured) : ["", "", "", "", ""]),
    ...origin(curve),
  ];
  const name = curveName(curve);
  if (curve.status !== "calculated") return [row(name, curve.absorption)];
  const { least, most } = curve.calculated;
  return [
    row(name, curve.absorption),
    row(`${name}, ${m.chart_least()}`, least),
    row(`${name}, ${m.chart_most()}`, most),
  ];
}

function ratings({ weighted, nrc, saa, basis }: Measured): string[] {
  return [
    weightedText(weighted),
    weighted.class ?? "",
    nrc.toFixed(2),
    saa?.toFixed(2) ?? "",
    basis === "octaves" ? m.rating_from_octaves() : m.rating_from_thirds(),
  ];
}

/** Evidence, specimen, and in what it differs. */
function origin(curve: Curve): string[] {
  switch (curve.status) {
    case "measured":
      return [evidenceText(curve.measured.evidence), "", ""];
    case "comparable": {
      const { evidence, specimen, differs } = curve.comparable;
      return [evidenceText(evidence), plain(specimen), plain(differs)];
    }
    case "calculated":
      return [calculatedTexts(curve.calculated).join(" "), "", ""];
  }
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
