import { z } from "zod";

export const manifestFormat = 1;

/** What an archive holds, in its last member but one; `SHA256SUMS`, the last, has the sums. */
export const manifestSchema = z.object({
  format: z.number().int(),
  /** Of the site that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** All that the database had been through, in their order. */
  migrations: z.array(z.string()).min(1),
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.number() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      bytes: z.number().int(),
      sha256: z.string(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  /** Files that the database names and that were not there. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableSum = Manifest["tables"][number];

export const manifestName = "manifest.json";
export const sumsName = "SHA256SUMS";

/** As `sha256sum -c` reads it. */
export function writeSums(sums: Iterable<readonly [name: string, sha256: string]>): string {
  return Array.from(sums, ([name, sha256]) => `${sha256}  ${name}\n`).join("");
}

export function readSums(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Rows of a table come in parts, so that none has to be kept whole to know its size. */
export const partName = (table: string, part: number) =>
  `database/${table}.${String(part).padStart(6, "0")}.copy`;

export const tableOfPart = (name: string) => /^database\/(.+)\.\d{6,}\.copy$/.exec(name)?.[1];

/** Where a file of the data folder lies in an archive. */
export const fileName = (path: string) => `files/${path}`;

export const pathOfFile = (name: string) => /^files\/(.+)$/.exec(name)?.[1];
