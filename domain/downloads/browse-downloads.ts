import { listDocuments, type OfferedDocument } from "../documents/list-documents.ts";
import { type Lang, languages } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { type DownloadRow, listDownloads } from "../specification/list-downloads.ts";
import type { DownloadKind } from "./download-kinds.ts";
import { readMadeSizes, type Sizes } from "./made-sizes.ts";

export type DownloadFilter = {
  kind?: DownloadKind | undefined;
  language?: Lang | undefined;
  /** Its id. */
  product?: string | undefined;
};

/** What is shown of a product: the languages of its data sheet, and whatever else was asked for. */
export type ShownRow = DownloadRow & { sheets: Lang[]; isTechnical: boolean; sizes: Sizes };

export type ShownFamily = { id: string; className: string; name: Text; rows: ShownRow[] };

/** What the download centre offers of all that it has, and the products by which it is narrowed. */
export async function browseDownloads({ lang, filter }: { lang: Lang; filter: DownloadFilter }) {
  const [documents, families, sizesOf] = await Promise.all([
    listDocuments({ lang }),
    listDownloads({ lang }),
    readMadeSizes(),
  ]);
  return {
    documents: documents.filter((document) => fits({ document, filter })),
    families: families
      .map(
        ({ rows, ...family }): ShownFamily => ({
          ...family,
          rows: rows.flatMap((row) => narrow({ row, sizes: sizesOf(row), filter }) ?? []),
        }),
      )
      .filter(({ rows }) => rows.length > 0),
    products: listProducts({ rows: families.flatMap(({ rows }) => rows), documents }),
  };
}

function fits({ document, filter }: { document: OfferedDocument; filter: DownloadFilter }) {
  const { kind, language, product } = filter;
  return (
    (kind === undefined || document.kind === kind) &&
    (language === undefined || document.languages.includes(language)) &&
    (product === undefined || document.products.some(({ id }) => id === product))
  );
}

/** Drawings, tables and models are made in whichever language is asked for. */
function narrow({
  row,
  sizes,
  filter: { kind, language, product },
}: {
  row: DownloadRow;
  sizes: Sizes;
  filter: DownloadFilter;
}): ShownRow | undefined {
  const isAsked = (one: DownloadKind) => kind === undefined || kind === one;
  const isTechnical = isAsked("technical");
  const shown = {
    ...row,
    sizes,
    sheets: isAsked("data-sheet")
      ? languages
          .map(({ code }) => code)
          .filter((code) => language === undefined || language === code)
      : [],
    isTechnical,
    files: isTechnical ? row.files : [],
    // Nobody has said in which language a laboratory wrote.
    reports: isAsked("test-report") && language === undefined ? row.reports : [],
  };
  const isNothing = shown.sheets.length + shown.files.length + shown.reports.length === 0;
  return isNothing || (product !== undefined && product !== row.id) ? undefined : shown;
}

function listProducts({
  rows,
  documents,
}: {
  rows: DownloadRow[];
  documents: OfferedDocument[];
}): { id: string; code: string; title: Text }[] {
  const named = [...rows, ...documents.flatMap(({ products }) => products)];
  return [...new Map(named.map(({ id, code, title }) => [id, { id, code, title }])).values()];
}
