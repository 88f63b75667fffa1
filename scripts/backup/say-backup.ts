import type { MadeBackup } from "#domain/backup/make-backup.ts";

/** A backup in a few words: what, how much, how long. */
export function sayBackup({
  made: { path, bytes, manifest },
  removed,
  started,
}: {
  made: MadeBackup;
  removed: string[];
  started: number;
}): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${path}: ${sayBytes(bytes)}, ${manifest.tables.length} tables with ${rows} rows, ` +
      `${manifest.files.length} files, in ${saySeconds(started)}.`,
    ...manifest.missing.map((name) => `The database names ${name}, which is not there.`),
    ...removed.map((old) => `${old} was older than the backups to keep, and is removed.`),
  ];
  return lines.join("\n");
}

export function sayBytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

export function saySeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
