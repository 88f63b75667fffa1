import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { locatePrivateFile } from "../files/private-files.ts";
import { requireUuid } from "../queries/uuid.ts";

/** An uploaded file as staff see it. */
export type DocumentFile = { id: string; name: string; bytes: number; date: Date };

export async function getDocumentFile({ id }: { id: string }): Promise<DocumentFile> {
  const { file: _, ...shown } = await readFile(id);
  return shown;
}

/** Where the file lies, for those who read drafts. */
export async function openDocumentFile({ id }: { id: string }): Promise<{ path: string }> {
  const { file } = await readFile(id);
  return { path: locatePrivateFile(file) };
}

async function readFile(id: string) {
  const row = await db
    .selectFrom("document_file")
    .where("id", "=", requireUuid(id))
    .select(["id", "name", "bytes", "created_at as date", "file"])
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return row;
}
