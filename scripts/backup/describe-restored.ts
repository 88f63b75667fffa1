import type { Manifest } from "#domain/backup/archive/manifest.ts";

/** What was put back, in a few words. */
export function describeRestored({
  manifest,
  steps,
}: {
  manifest: Manifest;
  steps: string[];
}): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const upgraded = steps.length > 0 ? ` Brought up to date: ${steps.join(", ")}.` : "";
  return (
    `The site of ${manifest.createdAt} is back: ${manifest.tables.length} tables with ${rows} rows ` +
    `and ${manifest.files.length} files, each compared with its sum.${upgraded}`
  );
}
