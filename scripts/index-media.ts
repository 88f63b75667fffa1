/** Fills in what can be computed for each picture listed in media/index.json. */
import { readFile, writeFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { Localized } from "#domain/language/localized.ts";
import { describePicture } from "#domain/media/library/describe-picture.ts";

type Entry = { file: string; kind: string; subject: string; alt: Localized };

const folder = new URL("../media/", import.meta.url);
const index = new URL("index.json", folder);
const entries: Entry[] = JSON.parse(await readFile(index, "utf8"));

const described = [];
for (const { file, kind, subject, alt } of entries) {
  const { hash, width, height, thumbhash, placeholder } = await describePicture(
    await readFile(new URL(file, folder)),
  );
  const id = basename(file, extname(file));
  described.push({ id, file, kind, subject, width, height, hash, thumbhash, placeholder, alt });
}
await writeFile(index, `${JSON.stringify(described, null, 2)}\n`);
