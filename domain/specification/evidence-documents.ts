import { AppError } from "../app-error.ts";
import type { DocumentSort } from "../documents/document-content.ts";
import { fileName, uniqueNames } from "../documents/file-name.ts";
import { listDocuments, type OfferedDocument } from "../documents/list-documents.ts";
import { openDocument } from "../documents/open-document.ts";
import { readPrivateFile } from "../files/private-files.ts";
import type { Lang } from "../language/language.ts";
import { plain } from "../language/text.ts";

/** On what values and claims rest; guides and brochures are in the download centre only. */
const evidenceSorts: readonly DocumentSort[] = ["certificate", "test-report", "declaration"];

/** So much of it goes into one pack; more is named with its address. */
export const mostEvidenceBytes = 30_000_000;

/** What others have written about a product, as it lies in its pack; unnamed where it does not. */
export type EvidenceDocument = OfferedDocument & { name: string | undefined };

/** The uploaded certificates, reports and declarations of a product that are valid today. */
export async function listEvidence({
  product,
  lang,
}: {
  /** Its id. */
  product: string;
  lang: Lang;
}): Promise<EvidenceDocument[]> {
  const offered = await listDocuments({ product, lang });
  const evidence = offered.filter(({ kind }) => evidenceSorts.includes(kind));
  const names = uniqueNames(evidence.map(({ title }) => `${fileName(plain(title))}.pdf`));
  let total = 0;
  return evidence.map((document, at) => {
    const fits = total + document.bytes <= mostEvidenceBytes;
    if (fits) total += document.bytes;
    return { ...document, name: fits ? `documents/${names[at]}` : undefined };
  });
}

/** The file of one; undefined when it has ended or is gone since it was listed. */
export async function readEvidence({
  id,
  lang,
}: Pick<EvidenceDocument, "id"> & { lang: Lang }): Promise<Uint8Array | undefined> {
  try {
    const { path } = await openDocument({ id, lang });
    return await readPrivateFile(path);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return undefined;
    throw error;
  }
}

/** Where it is had by itself. */
export function documentAddress({ id, lang }: { id: string; lang: Lang }): string {
  return `/api/downloads/${id}/document.pdf?lang=${lang}`;
}
