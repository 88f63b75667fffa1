import { m } from "#text";
import type { Bands } from "../acoustics/bands.ts";
import { octaveBands } from "../acoustics/octave-bands.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";
import { describeCalculation, describeEvidence, nameCurve, writeWeighted } from "./curve-words.ts";
import { type Curve, curvesOf } from "./curves-of.ts";
import type { Measured, Mounting } from "./rate-mounting.ts";

/** Spreadsheets guess an encoding unless the file says that it is Unicode. */
const unicode = "\uFEFF";

const head = [
  ...["code", "mounting", "kind", "build-up", "depth mm", "status"],
  ...octaveBands.map((band) => `${band} Hz`),
  ...["alpha w", "class", "NRC", "SAA", "ratings from", "evidence", "specimen", "differs"],
];

/** All values of mountings as a table for spreadsheets, each row with what it is; or undefined. */
export function absorptionCsv({
  code,
  mountings,
  lang,
}: {
  code: string;
  mountings: Mounting[];
  lang: Lang;
}): string | undefined {
  const rows = mountings.flatMap((mounting) =>
    curvesOf(mounting).flatMap((curve) => rowsOf({ code, mounting, curve, lang })),
  );
  if (rows.length === 0) return undefined;
  return unicode + [head, ...rows].map((row) => row.map(field).join(",")).join("\r\n");
}

function rowsOf({
  code,
  mounting: { id, kind, buildUp, depth },
  curve,
  lang,
}: {
  code: string;
  mounting: Mounting;
  curve: Curve;
  lang: Lang;
}): string[][] {
  const row = (status: string, bands: Bands) => [
    ...[code, id, kind, plain(buildUp), String(depth), status],
    ...octaveBands.map((band) => bands[band]?.toFixed(2) ?? ""),
    ...(curve.status === "measured" ? ratings(curve.measured, lang) : ["", "", "", "", ""]),
    ...origin(curve, lang),
  ];
  const name = nameCurve(curve, lang);
  if (curve.status !== "calculated") return [row(name, curve.absorption)];
  const { least, most } = curve.calculated;
  return [
    row(name, curve.absorption),
    row(`${name}, ${m.chart_least({}, { locale: lang })}`, least),
    row(`${name}, ${m.chart_most({}, { locale: lang })}`, most),
  ];
}

function ratings({ weighted, nrc, saa, basis }: Measured, lang: Lang): string[] {
  const from = basis === "octaves" ? m.rating_from_octaves : m.rating_from_thirds;
  return [
    writeWeighted(weighted),
    weighted.class ?? "",
    nrc.toFixed(2),
    saa?.toFixed(2) ?? "",
    from({}, { locale: lang }),
  ];
}

/** Evidence, specimen, and in what it differs. */
function origin(curve: Curve, lang: Lang): string[] {
  switch (curve.status) {
    case "measured":
      return [describeEvidence(curve.measured.evidence, lang), "", ""];
    case "comparable": {
      const { evidence, specimen, differs } = curve.comparable;
      return [describeEvidence(evidence, lang), plain(specimen), plain(differs)];
    }
    case "calculated":
      return [describeCalculation(curve.calculated, lang).join(" "), "", ""];
  }
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
