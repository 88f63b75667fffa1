import type { MadeBackup } from "#domain/backup/make-backup.ts";

/** A backup in a few words: what, how much, how long. */
export function describeBackup({
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
    `${path}: ${formatBytes(bytes)}, ${manifest.tables.length} tables with ${rows} rows, ` +
      `${manifest.files.length} files, in ${formatSeconds(started)}.`,
    ...manifest.missing.map((name) => `The database names ${name}, which is not there.`),
    ...removed.map((old) => `${old} was older than the backups to keep, and is removed.`),
  ];
  return lines.join("\n");
}

export function formatBytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

export function formatSeconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
