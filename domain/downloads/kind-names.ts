import { m } from "#text";
import type { Lang } from "../language/language.ts";
import type { TechnicalFile } from "../specification/list-downloads.ts";
import type { DownloadKind } from "./download-kinds.ts";

// What pages and archives call what can be downloaded, in one place, so that they say the same.

const kindNames: Record<DownloadKind, typeof m.downloads_kind_certificate> = {
  certificate: m.downloads_kind_certificate,
  "test-report": m.spec_file_report,
  declaration: m.downloads_kind_declaration,
  installation: m.downloads_kind_installation,
  brochure: m.downloads_kind_brochure,
  other: m.downloads_kind_other,
  "data-sheet": m.downloads_kind_data_sheet,
  technical: m.spec_downloads_technical,
};

export function nameKind(kind: DownloadKind, lang: Lang): string {
  return kindNames[kind]({}, { locale: lang });
}

const fileNames: Record<TechnicalFile, typeof m.spec_file_bands> = {
  "absorption.csv": m.spec_file_bands,
  "section.dxf": m.spec_file_dxf,
  "section.svg": m.spec_file_svg,
  "covering.ifc": m.spec_file_ifc,
};

/** What a file made of a product's record is. */
export function nameFile(file: TechnicalFile | "data-sheet.pdf", lang: Lang): string {
  const name = file === "data-sheet.pdf" ? m.spec_file_sheet : fileNames[file];
  return name({}, { locale: lang });
}
