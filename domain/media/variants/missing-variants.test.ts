import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { listFirstPictures } from "../first-pictures.ts";
import { widthsFor } from "../picture.ts";
import { listMissing, preparedVariants } from "./missing-variants.ts";
import { variantFile } from "./variant.ts";

giveOwnDatabase();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-media-"));
  useDataFolder({ folder });
});
afterAll(() => rm(folder, { recursive: true }));

const readPictures = () =>
  db.selectFrom("picture").orderBy("id").select(["id", "hash", "width"]).execute();

test("AVIF and WebP in all widths are prepared, common AVIF first; JPEG is not", async () => {
  const variants = preparedVariants({ id: "wall", hash: "0123456789abcdef", width: 1100 });
  expect(variants[0]).toEqual({ id: "wall", hashStart: "0123456789", width: 640, format: "avif" });
  expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    ...["640.avif", "1080.avif", "320.avif", "480.avif", "160.avif", "800.avif"],
    ...["160.webp", "320.webp", "480.webp", "640.webp", "800.webp", "1080.webp"],
  ]);
});

test("pictures of the home page and the product menu come before all others", async () => {
  const first = await listFirstPictures();
  expect(first.slice(0, 3)).toEqual(["hero-1", "booth-hero-left", "factory-1"]);
  const variants = await Array.fromAsync(listMissing());
  const order = [...new Set(variants.map(({ id }) => id))];
  expect(order.slice(0, first.length)).toEqual(first);
  const pictures = await readPictures();
  expect(order.toSorted()).toEqual(pictures.map(({ id }) => id).toSorted());
  expect(variants[0]).toMatchObject({ id: first[0], width: 640, format: "avif" });
});

test("each is missing until it is on the disk; then there is nothing left to do", async () => {
  const pictures = await readPictures();
  const wanted = pictures.reduce((sum, picture) => sum + 2 * widthsFor(picture).length, 0);
  let made = 0;
  for await (const variant of listMissing()) {
    const file = variantFile(variant);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "", { flag: "wx" });
    made++;
  }
  expect(made).toBe(wanted);
  expect(await Array.fromAsync(listMissing())).toEqual([]);
});

test("a picture that was replaced is missing anew, one whose file is elsewhere is left alone", async () => {
  const { id } = await db
    .updateTable("picture")
    .where("id", "=", "lab-1")
    .set({ hash: "f".repeat(64), width: 170 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("picture")
    .where("id", "=", "showroom-1")
    .set({ hash: "e".repeat(64), file: "on-another-node.webp" })
    .execute();
  const hashStart = "f".repeat(10);
  expect(await Array.fromAsync(listMissing())).toEqual([
    { id, hashStart, width: 160, format: "avif" },
    { id, hashStart, width: 160, format: "webp" },
  ]);
});
