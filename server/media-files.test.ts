import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { pictureBase } from "#domain/media/picture.ts";
import { startVariants } from "#domain/media/variants/start-variants.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { useDataFolder } from "../tests/support/use-data-folder.ts";
import { createMediaHandler } from "./media-files.ts";

giveOwnDatabase();
// Encoders are started here, on machines that may be busy with much else.
vi.setConfig({ testTimeout: 60_000 });

const bundled = join(import.meta.dirname, "../media");
const forEver = "public, max-age=31536000, immutable";
let folder: string;
let stored: string;
let origin: string;
let picture: { hash: string; base: string; original: Buffer };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-media-"));
  stored = useDataFolder({ folder, bundled });
  const problems: unknown[] = [];
  const variants = startVariants({
    concurrency: 2,
    // At the lowest, other tests could keep it from working at all.
    priority: 0,
    onProblem: (problem) => problems.push(problem),
  });
  const server = createServer(createMediaHandler({ findVariant: variants.find })).listen(0);
  await once(server, "listening");
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const row = await db
    .selectFrom("picture")
    .where("id", "=", "slat-oak-1")
    .select(["id", "hash"])
    .executeTakeFirstOrThrow();
  const original = await readFile(join(bundled, "slat-oak-1.webp"));
  picture = { hash: row.hash, base: pictureBase(row), original };
  onTestFinished(async () => {
    expect(problems).toEqual([]);
    server.close();
    await variants.close();
    await rm(folder, { recursive: true });
  });
});

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init);
  const body = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    type: header("Content-Type"),
    cache: header("Cache-Control"),
    length: Number(header("Content-Length")),
    body,
  };
}

const variantFolder = () => join(stored, "variants", picture.base.replace("/media/", ""));

async function putVariant(name: string, body = "another variant") {
  await mkdir(variantFolder(), { recursive: true });
  await writeFile(join(variantFolder(), name), body);
}

/** A large photograph, as if it had been uploaded before uploads were prepared. */
async function putLargeOriginal() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const blank = { width: 1200, height: 900, channels: 3, background: "#888", noise } as const;
  const data = await sharp({ create: blank }).png().toBuffer();
  expect(data.length).toBeGreaterThan(600 * 1024);
  await mkdir(join(stored, "originals"), { recursive: true });
  await writeFile(join(stored, "originals", picture.hash), data);
}

function untilForEver(path: string) {
  return vi.waitFor(
    async () => {
      const answer = await ask(path);
      expect(answer.cache).toBe(forEver);
      return answer;
    },
    { timeout: 50_000 },
  );
}

describe("a variant that is not there yet", () => {
  test.each(["avif", "webp"])("is stood in for by the original, then it is %s", async (format) => {
    const path = `${picture.base}/320.${format}`;
    const substitute = await ask(path);
    expect(substitute).toMatchObject({ status: 200, type: "image/webp", cache: "no-store" });
    expect(substitute.body).toEqual(picture.original);
    const variant = await untilForEver(path);
    expect(variant.type).toBe(`image/${format}`);
    expect(await sharp(variant.body).metadata()).toMatchObject({ width: 320 });
  });

  test.each([
    ["avif", ["160.avif", "480.webp", "480.avif", "640.avif"], "480.avif", "image/avif"],
    ["avif", ["160.avif", "480.jpg", "640.avif"], "480.jpg", "image/jpeg"],
    ["webp", ["320.avif", "480.avif", "640.webp"], "640.webp", "image/webp"],
    ["avif", ["320.avif.half", "400", "640.png", "480.webp"], "480.webp", "image/webp"],
  ])("in %s of %j is stood in for by %s", async (format, ready, chosen, type) => {
    for (const name of ready) await putVariant(name, name);
    const answer = await ask(`${picture.base}/320.${format}`);
    expect(answer).toMatchObject({ status: 200, type, cache: "no-store", length: chosen.length });
    expect(answer.body.toString()).toBe(chosen);
  });

  test("is rather stood in for by the original than by one that is too narrow", async () => {
    await putVariant("160.avif");
    expect((await ask(`${picture.base}/640.avif`)).body).toEqual(picture.original);
  });

  test("of a large original is stood in for by the widest there is", async () => {
    await putLargeOriginal();
    for (const name of ["160.avif", "320.webp"]) await putVariant(name, name);
    const answer = await ask(`${picture.base}/640.avif`);
    expect(answer).toMatchObject({ status: 200, type: "image/webp", cache: "no-store" });
    expect(answer.body.toString()).toBe("320.webp");
  });

  test("is waited for when nothing else can be shown: as WebP, which is quickest", async () => {
    await putLargeOriginal();
    const webp = await ask(`${picture.base}/640.avif`);
    expect(webp).toMatchObject({ status: 200, type: "image/webp", cache: "no-store" });
    expect(await sharp(webp.body).metadata()).toMatchObject({ width: 640, format: "webp" });
    expect(await ask(`${picture.base}/640.webp`)).toMatchObject({ cache: forEver });
    expect(await untilForEver(`${picture.base}/640.avif`)).toMatchObject({ type: "image/avif" });
  });

  test("is waited for as JPEG: who asks for that keeps what comes first", async () => {
    await putVariant("640.jpg");
    const answer = await ask(`${picture.base}/320.jpg`);
    expect(answer).toMatchObject({ status: 200, type: "image/jpeg", cache: forEver });
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 320, format: "jpeg" });
  });

  test("is described to who asks for the head alone", async () => {
    const { body, ...head } = await ask(`${picture.base}/320.avif`, { method: "HEAD" });
    const length = picture.original.length;
    expect(head).toEqual({ status: 200, type: "image/webp", cache: "no-store", length });
    expect(body).toHaveLength(0);
  });
});

test.each([
  ["another hash", () => "/media/slat-oak-1.0000000000/320.avif"],
  ["no such picture", () => `/media/none.${picture.hash.slice(0, 10)}/320.webp`],
  ["a width that is not offered", () => `${picture.base}/333.avif`],
  ["a width beyond the original", () => `${picture.base}/1920.webp`],
  ["a format that is not offered", () => `${picture.base}/320.png`],
  ["another folder", () => `/media/..%2f${picture.base.slice(7)}/320.webp`],
  ["a question", () => `${picture.base}/320.webp?x=1`],
])("%s is refused and leaves nothing on the disk", async (_name, path) => {
  expect(await ask(path())).toMatchObject({ status: 404, cache: "no-store" });
  expect(await readdir(folder)).toEqual([]);
});

test("a picture that was replaced has no variants but those that were made", async () => {
  await putVariant("160.avif", "made before");
  const update = (hash: string) =>
    db.updateTable("picture").where("id", "=", "slat-oak-1").set({ hash }).execute();
  await update("f".repeat(64));
  onTestFinished(async () => void (await update(picture.hash)));
  expect(await ask(`${picture.base}/160.avif`)).toMatchObject({ status: 200, cache: forEver });
  expect((await ask(`${picture.base}/320.avif`)).status).toBe(404);
});
