import { m } from "#text";
import { absorptionCsv } from "../catalogue/absorption-csv.ts";
import { type Lang, languages } from "../language/language.ts";
import { makeDataSheet } from "./data-sheet/make-data-sheet.ts";
import type { Specification } from "./get-specification.ts";
import { writeIfc } from "./ifc/write-ifc.ts";
import { describeSection } from "./section/describe-section.ts";
import { writeDxf } from "./section/write-dxf.ts";
import { writeSvg } from "./section/write-svg.ts";
import { writeClause } from "./write-clause.ts";
import { writeReadme } from "./write-readme.ts";

/** A file of a pack: what it is called, and how it comes about. */
export type PackFile = {
  name: string;
  /** What it is, in the reader's language. */
  about: string;
  /** Of letters, written at once; or something that takes its time. */
  content: string | (() => Promise<Uint8Array>);
};

/** All files of a pack but its pictures; what the records do not tell has no file. */
export function listFiles(specification: Specification): PackFile[] {
  const files = listContents(specification);
  const about = m.spec_file_readme({}, { locale: specification.lang });
  return [
    ...files,
    { name: "README.txt", about, content: forWindows(writeReadme({ specification, files })) },
  ];
}

function listContents(specification: Specification): PackFile[] {
  const { lang } = specification;
  const locale = { locale: lang };
  const specified = specification.in[lang];
  const { product, mounting } = specified;
  const section = describeSection(specified);
  const inEnglish = describeSection(specification.in.en);
  const csv = absorptionCsv({ code: product.code, mountings: [mounting], lang });
  return [
    ...languages.map(({ code, label }) => ({
      name: `clause-${code}.txt`,
      about: m.spec_file_clause({ language: label }, locale),
      content: forWindows(writeClause(specification.in[code as Lang])),
    })),
    {
      name: "data-sheet.pdf",
      about: m.spec_file_sheet({}, locale),
      content: () => makeDataSheet(specified),
    },
    ...(csv
      ? [{ name: "absorption.csv", about: m.spec_file_bands({}, locale), content: csv }]
      : []),
    ...(section && inEnglish
      ? [
          {
            name: "section.svg",
            about: m.spec_file_svg({}, locale),
            content: writeSvg({ drawing: section, lang }),
          },
          {
            name: "section.dxf",
            about: m.spec_file_dxf({}, locale),
            content: writeDxf(inEnglish),
          },
        ]
      : []),
    { name: "covering.ifc", about: m.spec_file_ifc({}, locale), content: writeIfc(specified) },
  ];
}

/** Lines end as every editor knows it, and the first bytes say that it is Unicode. */
export function forWindows(text: string): string {
  return `\uFEFF${text.replaceAll("\n", "\r\n")}`;
}
