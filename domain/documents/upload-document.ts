import { db } from "#db/connect.ts";
import { AppError, type AppErrorCode } from "../app-error.ts";
import { limitSize } from "../files/limit-size.ts";
import { keepFile, writePrivateFile } from "../files/private-files.ts";
import { plainName } from "../media/library/upload-picture.ts";
import { fileKind } from "../media/upload/file-kind.ts";
import { ingestPdf } from "../pdf/ingest-pdf.ts";
import type { PdfRefusal } from "../pdf/pdf-refused.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import type { DocumentFile } from "./get-document-file.ts";

export const largestDocument = 20 * 1024 * 1024;
const limits = {
  largest: largestDocument,
  tooLarge: "document-too-large",
  interrupted: "invalid",
} as const;

const refusals: Record<PdfRefusal, AppErrorCode> = {
  type: "not-a-pdf",
  encrypted: "pdf-encrypted",
  unsafe: "pdf-unsafe",
};

/**
 * Takes in the file of a document, checked and written anew like every PDF. A record has to name it
 * within days (`forget-unused-files.ts`).
 */
export async function uploadDocument({
  file,
  name,
  actor,
}: {
  file: AsyncIterable<Uint8Array>;
  /** As the sender calls it; only ever shown. */
  name: string;
  actor: Actor;
}): Promise<DocumentFile> {
  const pieces = limitSize({ file, ...limits });
  const sent = Buffer.concat(await Array.fromAsync(pieces));
  if (fileKind(sent) !== "pdf") throw new AppError("not-a-pdf");
  const cleaned = await ingestPdf(sent);
  if ("refused" in cleaned) throw new AppError(refusals[cleaned.refused]);
  const { pdf } = cleaned;
  const stored = await writePrivateFile({ bytes: pdf, folder: "documents" });
  return db.transaction().execute(async (on) => {
    const row = { file: stored, name: plainName(name) || "document.pdf", bytes: pdf.length };
    const added = await on
      .insertInto("document_file")
      .values({ ...row, created_by: actor.id })
      .returning(["id", "name", "bytes", "created_at as date"])
      .executeTakeFirstOrThrow();
    await keepFile({ file: stored, on });
    const after = { name: added.name, bytes: added.bytes };
    await writeAudit({ on, actor, action: "created", kind: "document-file", id: added.id, after });
    return added;
  });
}
