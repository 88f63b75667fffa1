import { readFile } from "node:fs/promises";
import type { CheckedRecord } from "#domain/content-check/checked-record.ts";
import type { Kind } from "#domain/records/kinds.ts";
import { demonstration } from "./everything.ts";

/** The demonstration as the content check takes it. */
export const demonstrationRecords = (Object.keys(demonstration) as Kind[]).flatMap((kind) =>
  demonstration[kind].map((content) => ({ kind, content }) as CheckedRecord),
);

export async function demonstrationPictures(): Promise<string[]> {
  const index = await readFile(new URL("../media/index.json", import.meta.url), "utf8");
  return (JSON.parse(index) as { id: string }[]).map(({ id }) => id);
}
