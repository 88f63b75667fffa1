import type { Product } from "#domain/catalogue/get-product.ts";
import { octaveBands } from "#domain/catalogue/octave-bands.ts";
import { plain } from "#domain/text.ts";
import { evidenceText } from "./structured-data.ts";
import { weightedText } from "./weighted.tsx";

/** Spreadsheets guess an encoding unless the file says that it is Unicode. */
const unicode = "\uFEFF";

/** The measured values of a product as a table for spreadsheets; undefined where there are none. */
export function absorptionCsv({
  code,
  mountings,
}: Pick<Product, "code" | "mountings">): string | undefined {
  const rows = mountings.flatMap(({ id, kind, depth, buildUp, measured }) =>
    measured
      ? [
          [
            code,
            id,
            kind,
            plain(buildUp),
            String(depth),
            ...octaveBands.map((band) => measured.absorption[band].toFixed(2)),
            weightedText(measured.weighted),
            measured.weighted.class ?? "",
            measured.nrc.toFixed(2),
            measured.saa?.toFixed(2) ?? "",
            evidenceText(measured.evidence),
          ],
        ]
      : [],
  );
  if (rows.length === 0) return undefined;
  const head = [
    ...["code", "mounting", "kind", "build-up", "depth mm"],
    ...octaveBands.map((band) => `${band} Hz`),
    ...["alpha w", "class", "NRC", "SAA", "evidence"],
  ];
  return unicode + [head, ...rows].map((row) => row.map(field).join(",")).join("\r\n");
}

function field(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
