import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import {
  keepFile,
  locatePrivateFile,
  readPrivateFile,
  writePrivateFile,
} from "../files/private-files.ts";

/** The file of a document when it travels, under the id by which records name it. */
const exportedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});
type ExportedFile = z.infer<typeof exportedFile>;

const listIn = (folder: string) => join(folder, "document-files.json");
const pdfIn = (folder: string, id: string) => join(folder, "documents", `${id}.pdf`);

/** Writes the files that documents name. */
export async function exportDocumentFiles({ folder }: { folder: string }) {
  const { rows } = await sql<ExportedFile & { file: string }>`
    select id, file, name, bytes,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
    from document_file where id::text in (select content ->> 'file' from document)
    order by id`.execute(db);
  const files = rows.map(({ file: _, ...exported }) => exported);
  await writeFile(listIn(folder), `${JSON.stringify(files, null, 2)}\n`);
  if (rows.length > 0) await mkdir(join(folder, "documents"), { recursive: true });
  for (const { id, file } of rows) {
    await writeFile(pdfIn(folder, id), await readPrivateFile(locatePrivateFile(file)));
  }
}

export type PlacedFile = ExportedFile & { file: string };

/** Puts such files where ours lie; they go again unless they are kept. */
export async function placeDocumentFiles({ folder }: { folder: string }): Promise<PlacedFile[]> {
  const listed = z.array(exportedFile).parse(JSON.parse(await readFile(listIn(folder), "utf8")));
  const placed: PlacedFile[] = [];
  for (const exported of listed) {
    const bytes = await readFile(pdfIn(folder, exported.id));
    placed.push({ ...exported, file: await writePrivateFile({ bytes, folder: "documents" }) });
  }
  return placed;
}

/** In the transaction that writes the records. One that is known by its id is there already. */
export async function keepDocumentFiles({ files, on }: { files: PlacedFile[]; on: Kysely<DB> }) {
  for (const { id, file, name, bytes, createdAt } of files) {
    const { numInsertedOrUpdatedRows } = await on
      .insertInto("document_file")
      .values({ id, file, name, bytes, created_at: createdAt })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) await keepFile({ file, on });
  }
}
