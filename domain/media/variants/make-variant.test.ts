import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { createVariantMaker } from "./make-variant.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

giveOwnDatabase();

let folder: string;
let stored: string;
let hashStart: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-media-"));
  stored = useDataFolder({ folder });
  const { hash } = await db
    .selectFrom("picture")
    .where("id", "=", "slat-oak-1")
    .select("hash")
    .executeTakeFirstOrThrow();
  hashStart = hash.slice(0, 10);
});
afterAll(() => rm(folder, { recursive: true }));

const maker = () => createVariantMaker({ encode: createPictureEncoder(), concurrency: 2 });

test("a variant is made once, in the asked width and format", async () => {
  const makeVariant = maker();
  const variant = { id: "slat-oak-1", hashStart, width: 320, format: "avif" } as const;
  const files = await Promise.all(Array.from({ length: 20 }, () => makeVariant(variant)));
  expect(new Set(files).size).toBe(1);
  const { width, format } = await sharp(files[0]).metadata();
  expect({ width, format }).toEqual({ width: 320, format: "heif" });
});

test.each([
  [{ id: "slat-oak-1", hashStart: "0000000000", width: 320, format: "avif" }, "another hash"],
  [{ id: "no-such-picture", hashStart: "0000000000", width: 320, format: "avif" }, "no picture"],
] as const)("%j is refused: %s", async (variant, _reason) => {
  expect(await maker()(variant)).toBeUndefined();
});

test("a width that is not offered is refused and leaves nothing on disk", async () => {
  const makeVariant = maker();
  const asked = { id: "slat-oak-1", hashStart, format: "webp" } as const;
  expect(await makeVariant({ ...asked, width: 333 })).toBeUndefined();
  expect(await makeVariant({ ...asked, width: 1920 })).toBeUndefined();
  const files = await readdir(stored, { recursive: true });
  expect(files.filter((file) => file.endsWith(".webp"))).toEqual([]);
});
