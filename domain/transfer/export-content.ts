import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { fetchOriginal } from "../media/originals.ts";
import { type Kind, kindNames } from "../records/kinds.ts";
import { tableOf } from "../records/table-of.ts";
import { exportDocumentFiles } from "./document-files.ts";

/** What a record is when it travels: everything but versions and times of saving. */
export type ExportedRecord = {
  id: string;
  position: number;
  status: string;
  publishAt: string | null;
  content: unknown;
};

/** Since format 3 an export says which kinds of record it holds. */
export const exportFormat = 3;

/** Writes all content as files: one JSON per kind, the pictures' data, the pictures, documents. */
export async function exportContent({ folder }: { folder: string }) {
  await mkdir(join(folder, "media"), { recursive: true });
  await writeJson({
    file: join(folder, "format.json"),
    value: { format: exportFormat, kinds: kindNames },
  });
  for (const kind of kindNames) {
    const records = await readRecords(kind);
    await writeJson({ file: join(folder, `${kind}.json`), value: records });
  }
  const pictures = await db
    .selectFrom("picture")
    .orderBy("id")
    .select(["id", "file", "hash", "width", "height", "alt", "thumbhash", "placeholder"])
    .select(["focal_x as focalX", "focal_y as focalY"])
    .execute();
  await writeJson({ file: join(folder, "pictures.json"), value: pictures });
  await exportDocumentFiles({ folder });
  for (const picture of pictures) {
    const original = await fetchOriginal(picture);
    await copyFile(original, join(folder, "media", `${picture.hash}${extname(picture.file)}`));
  }
}

function readRecords(kind: Kind): Promise<ExportedRecord[]> {
  return db
    .selectFrom(tableOf(kind))
    .orderBy("position")
    .orderBy("id")
    .select(["id", "position", "status", "content"])
    .select(
      sql<
        string | null
      >`to_char(publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("publishAt"),
    )
    .execute();
}

function writeJson({ file, value }: { file: string; value: unknown }) {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
