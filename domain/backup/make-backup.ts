import { access } from "node:fs/promises";
import { join } from "node:path";
import { copyFromTable, setWording } from "#db/copy-table.ts";
import { holdFileRemovals } from "#db/file-removals.ts";
import type { OwnConnection } from "#db/own-connection.ts";
import type { FileStore } from "../files/file-store.ts";
import { archiveName } from "./archive/archive-files.ts";
import {
  fileName,
  type Manifest,
  manifestFormat,
  partName,
  type TableSum,
} from "./archive/manifest.ts";
import { type Member, plainName } from "./archive/tar.ts";
import { type Contents, writeArchive } from "./archive/write-archive.ts";
import { listNamedFiles } from "./list-named-files.ts";
import { readSchema } from "./read-schema.ts";
import { sumRows } from "./sum-rows.ts";

/** How much of a table is kept in memory at a time. */
const partBytes = 4 * 1024 * 1024;

type Source = {
  connection: OwnConnection;
  /** The site's files, and the folder of the pictures which come with the project. */
  store: FileStore;
  bundled: string;
  version: string;
  at: Date;
};

export type MadeBackup = { path: string; bytes: number; manifest: Manifest };

/**
 * Writes one archive of all that a site keeps, as it was at one moment, while it goes on serving:
 * every row as one snapshot of the database shows it, and every file that these rows name. No file
 * is removed meanwhile.
 */
export async function makeBackup({
  folder,
  passphrase,
  signal,
  ...source
}: Source & {
  folder: string;
  passphrase?: string | undefined;
  signal?: AbortSignal | undefined;
}): Promise<MadeBackup> {
  const { client, on } = source.connection;
  await holdFileRemovals({ on });
  await setWording({ client });
  await client.query("begin isolation level repeatable read read only");
  const path = join(folder, archiveName({ at: source.at, encrypted: passphrase !== undefined }));
  const contents = listContents(source);
  const written = await writeArchive({ path, contents, at: source.at, passphrase, signal });
  await client.query("commit");
  return { path, ...written };
}

async function* listContents({ connection, store, bundled, version, at }: Source): Contents {
  const { client, on } = connection;
  // The first query takes the snapshot that all others see.
  const { tables, ...schema } = await readSchema({ on });
  const named = await listNamedFiles({ on });
  const sums: TableSum[] = [];
  for (const { name, columns } of tables) {
    const summed = sumRows(copyFromTable({ client, name, columns }));
    yield* inParts({ table: name, rows: summed.rows });
    sums.push({ name, columns, ...summed.close() });
  }
  const files: Manifest["files"] = [];
  const missing: string[] = [];
  for (const file of named) {
    const member = await findMember({ store, path: file.path });
    if (member) {
      yield member;
      files.push({ name: file.path, bytes: member.size });
    } else if (!file.optional && !(await isBundled({ bundled, file: file.bundled }))) {
      missing.push(file.path);
    }
  }
  return {
    ...{ format: manifestFormat, version, createdAt: at.toISOString() },
    ...{ ...schema, tables: sums, files, missing },
  };
}

async function* inParts({
  table,
  rows,
}: {
  table: string;
  rows: AsyncIterable<Buffer>;
}): AsyncGenerator<Member> {
  let [bytes, size, part]: [Buffer[], number, number] = [[], 0, 1];
  const takePart = () => {
    const member = { name: partName(table, part), size, bytes };
    [bytes, size, part] = [[], 0, part + 1];
    return member;
  };
  for await (const piece of rows) {
    bytes.push(piece);
    size += piece.length;
    if (size >= partBytes) yield takePart();
  }
  if (size > 0) yield takePart();
}

async function findMember({ store, path }: { store: FileStore; path: string }) {
  const name = fileName(path);
  const bytes = plainName.test(name) ? await store.read({ name: path }) : undefined;
  return bytes && ({ name, size: bytes.length, bytes: [bytes] } satisfies Member);
}

async function isBundled({ bundled, file }: { bundled: string; file: string | null }) {
  if (file === null) return false;
  return access(join(bundled, file)).then(
    () => true,
    () => false,
  );
}
