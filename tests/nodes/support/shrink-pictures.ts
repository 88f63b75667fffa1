import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Database } from "./start-database.ts";

/**
 * Puts a dot in place of every picture, as if it had been uploaded, so that a test can ask for all
 * their variants without hours of encoding. That the real files exist is known: loading the
 * demonstration content has measured each of them.
 */
export async function shrinkPictures({
  database,
  dataDir,
}: {
  database: Database;
  dataDir: string;
}) {
  const originals = join(dataDir, "media/originals");
  const dot = await sharp({
    create: { width: 1, height: 1, channels: 3, background: "#a8743d" },
  })
    .png()
    .toBuffer();
  await mkdir(originals, { recursive: true });
  for (const { hash } of await database.ask("select hash from picture")) {
    await writeFile(join(originals, hash), dot);
  }
}
