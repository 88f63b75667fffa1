import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";

const small = 120;

/**
 * Puts a small plain one of the same shape in place of every picture, as if it had been uploaded,
 * so that tests can look at all pages at all widths without hours of encoding. That the real files
 * exist is known: loading the demonstration content has measured each of them.
 */
export async function shrinkPictures({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string;
  dataDir: string;
}) {
  const originals = join(dataDir, "media/originals");
  await mkdir(originals, { recursive: true });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ hash: string; width: number; height: number }>(
    "select hash, width, height from picture",
  );
  await client.end();
  for (const { hash, width, height } of rows) {
    const shape = { width: small, height: Math.max(1, Math.round((small * height) / width)) };
    const plain = sharp({ create: { ...shape, channels: 3, background: "#a8743d" } });
    await writeFile(join(originals, hash), await plain.png().toBuffer());
  }
}
