import type { OfferedDocument } from "../documents/list-documents.ts";
import type { Lang } from "../language/language.ts";
import type { DownloadRow, TechnicalFile } from "../specification/list-downloads.ts";
import { browseDownloads } from "./browse-downloads.ts";
import { bundleLimits, type Choice, readChoices } from "./bundle-choice.ts";

/** One file of a bundle, and where it comes from. */
export type BundleEntry =
  | { key: string; document: OfferedDocument }
  | { key: string; row: DownloadRow; file: TechnicalFile | "data-sheet.pdf"; lang: Lang };

/** Why there is no archive; all of it can be mended on the page. */
export type BundleProblem =
  | { reason: "none" }
  | { reason: "gone"; count: number }
  | { reason: "too-many"; count: number }
  | { reason: "too-large"; bytes: number };

/**
 * What of the ticked is offered now, in the order of the page, and what is wrong with the choice.
 * What has been withdrawn since the page was opened, or has ended, is told and not silently left out.
 */
export async function checkBundle({
  keys,
  lang,
}: {
  keys: readonly unknown[];
  lang: Lang;
}): Promise<{ entries: BundleEntry[]; problem: BundleProblem | undefined }> {
  const { choices, unreadable } = readChoices(keys);
  if (choices.length + unreadable === 0) return { entries: [], problem: { reason: "none" } };
  const { documents, families } = await browseDownloads({ lang, filter: {} });
  const rows = families.flatMap((family) => family.rows);
  const entries = choices.flatMap((choice) => find({ choice, documents, rows }) ?? []);
  const gone = choices.length + unreadable - entries.length;
  return { entries, problem: findProblem({ entries, gone }) };
}

function find({
  choice,
  documents,
  rows,
}: {
  choice: Choice;
  documents: OfferedDocument[];
  rows: DownloadRow[];
}): BundleEntry | undefined {
  const { key } = choice;
  if ("document" in choice) {
    const document = documents.find(({ id }) => id === choice.document);
    return document && { key, document };
  }
  const row = rows.find(({ id }) => id === choice.product);
  const made = row && (["data-sheet.pdf", ...row.files] as const);
  const file = made?.find((name) => name === choice.file);
  return row && file ? { key, row, file, lang: choice.lang } : undefined;
}

function findProblem({
  entries,
  gone,
}: {
  entries: BundleEntry[];
  gone: number;
}): BundleProblem | undefined {
  if (gone > 0) return { reason: "gone", count: gone };
  const { length: count } = entries;
  if (count > bundleLimits.documents) return { reason: "too-many", count };
  const bytes = entries.reduce(
    (sum, entry) => sum + ("document" in entry ? entry.document.bytes : 0),
    0,
  );
  return bytes > bundleLimits.bytes ? { reason: "too-large", bytes } : undefined;
}
