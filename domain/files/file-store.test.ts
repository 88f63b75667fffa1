import { createHash, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { s3Credentials, startS3 } from "../../tests/support/start-s3.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { s3Address } from "./s3-address.ts";
import { createS3Store } from "./s3-store.ts";

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-files-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, store: createFolderStore({ folder }) };
}

async function openBucket({ patience }: { patience?: { longest: number; silence: number } } = {}) {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const s3 = await startS3();
  onTestFinished(s3.close);
  const problems: unknown[] = [];
  const store = createS3Store({
    address: s3Address.parse(s3.url),
    ...(patience && { patience: { connect: 1000, ...patience } }),
    onProblem: (error) => problems.push(error),
  });
  return { s3, store, problems };
}

const homes: [string, () => Promise<{ store: FileStore }>][] = [
  ["the data folder", openFolder],
  ["a bucket", openBucket],
];
const bytes = Buffer.from("%PDF-1.7 résumé 声学");
const sha256 = createHash("sha256").update(bytes).digest("hex");
const newName = () => `private/applications/${randomUUID()}.pdf`;

describe.each(homes)("in %s", (_, open) => {
  test("a file is read as it was written, and described", async () => {
    const { store } = await open();
    const name = newName();
    await store.write({ name, bytes });
    expect(await store.read({ name })).toEqual(bytes);
    expect(await store.describe({ name })).toEqual({ bytes: bytes.length, sha256 });
  });

  test("written again it is the new one, also an empty one and a large one", async () => {
    const { store } = await open();
    const name = `media/originals/${sha256}`;
    const large = Buffer.alloc(9_000_000, "picture ");
    for (const next of [bytes, Buffer.alloc(0), large]) {
      await store.write({ name, bytes: next });
      expect((await store.read({ name }))?.equals(next)).toBe(true);
    }
  });

  test("twenty writers of one name at once leave one whole file", async () => {
    const { store } = await open();
    const name = newName();
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        return store.write({ name, bytes: Buffer.alloc(100_000, String(at % 10)) });
      }),
    );
    const kept = await store.read({ name });
    expect(kept).toHaveLength(100_000);
    expect(new Set(kept)).toHaveProperty("size", 1);
    expect(await Array.fromAsync(store.list())).toEqual([name]);
  });

  test("what is not there is not there, and may be removed", async () => {
    const { store } = await open();
    const name = newName();
    expect(await store.read({ name })).toBeUndefined();
    expect(await store.describe({ name })).toBeUndefined();
    await store.remove({ name });
    await store.write({ name, bytes });
    await store.remove({ name });
    expect(await store.read({ name })).toBeUndefined();
  });

  test("the files of a site are listed, and nothing else", async () => {
    const { store } = await open();
    expect(await Array.fromAsync(store.list())).toEqual([]);
    const names = [newName(), `media/originals/${sha256}`, "private/documents/x.pdf"];
    for (const name of [...names, "write-check/node-1"]) await store.write({ name, bytes });
    expect((await Array.fromAsync(store.list())).sort()).toEqual(names.sort());
  });

  test.each(["../secret", "private/../../secret", "/etc/passwd", "private/.hidden", "", "a//b"])(
    "%j is no name",
    async (name) => {
      const { store } = await open();
      const isRefused = async (work: () => unknown) =>
        expect(async () => await work()).rejects.toThrow("is no name of a file of ours");
      await isRefused(() => store.write({ name, bytes }));
      await isRefused(() => store.read({ name }));
      await isRefused(() => store.describe({ name }));
      await isRefused(() => store.remove({ name }));
    },
  );
});

describe("in the data folder", () => {
  test("private files are their owner's only", async () => {
    const { store, folder } = await openFolder();
    await store.write({ name: "private/documents/x.pdf", bytes });
    for (const path of ["private", "private/documents", "private/documents/x.pdf"]) {
      expect((await stat(join(folder, path))).mode & 0o077, path).toBe(0);
    }
  });

  test("what an interrupted write left is no file, and swept after an hour", async () => {
    const { store, folder } = await openFolder();
    const name = "private/documents/x.pdf";
    await store.write({ name, bytes });
    const [old, fresh] = ["old", "new"].map((word) => join(folder, `${name}.${word}.part`));
    for (const path of [old, fresh]) await writeFile(path ?? "", "half");
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old ?? "", before, before);
    expect(await Array.fromAsync(store.list())).toEqual([name]);
    await store.sweep();
    expect((await readdir(join(folder, "private/documents"))).sort()).toEqual([
      "x.pdf",
      "x.pdf.new.part",
    ]);
  });

  test("a write that fails leaves nothing", async () => {
    const { store, folder } = await openFolder();
    await store.write({ name: "private/documents/x", bytes });
    await expect(store.write({ name: "private/documents/x/y", bytes })).rejects.toThrow("EEXIST");
    expect(await readdir(join(folder, "private/documents"))).toEqual(["x"]);
  });
});

describe("in a bucket", () => {
  const unavailable = { code: "unavailable", retryAfter: 30 };

  test("more files than one answer names are all listed", async () => {
    const { store } = await openBucket();
    const names = Array.from({ length: 1010 }, (_, at) => `media/originals/${at}`);
    for (let at = 0; at < names.length; at += 50) {
      const batch = names.slice(at, at + 50);
      await Promise.all(batch.map((name) => store.write({ name, bytes })));
    }
    expect((await Array.fromAsync(store.list())).sort()).toEqual(names.sort());
  });

  test("a call that fails once is made again", async () => {
    const { s3, store, problems } = await openBucket();
    const name = newName();
    await s3.fail("once");
    await store.write({ name, bytes });
    expect(await store.read({ name })).toEqual(bytes);
    expect(problems).toEqual([]);
  });

  test.each(["error", "silent", "gone"] as const)(
    "while the store is %s, calls are put off in time, and it is used again afterwards",
    async (fault) => {
      const { s3, store, problems } = await openBucket({
        patience: { longest: 3000, silence: 700 },
      });
      const name = newName();
      await store.write({ name, bytes });
      await s3.fail(fault);
      const started = performance.now();
      await expect(store.write({ name: newName(), bytes })).rejects.toMatchObject(unavailable);
      await expect(store.read({ name })).rejects.toMatchObject(unavailable);
      await expect(store.describe({ name })).rejects.toMatchObject(unavailable);
      await expect(store.remove({ name })).rejects.toMatchObject(unavailable);
      await expect(Array.fromAsync(store.list())).rejects.toMatchObject(unavailable);
      expect(performance.now() - started).toBeLessThan(5 * 3000 + 5000);
      expect(problems).toHaveLength(5);
      await s3.fail(undefined);
      expect(await store.read({ name })).toEqual(bytes);
      expect(await Array.fromAsync(store.list())).toEqual([name]);
    },
  );

  test.each(["halved", "damaged"] as const)(
    "a file that comes %s is not handed on",
    async (fault) => {
      const { s3, store } = await openBucket();
      const name = newName();
      await store.write({ name, bytes });
      await s3.fail(fault);
      await expect(store.read({ name })).rejects.toMatchObject(unavailable);
      await s3.fail(undefined);
      expect(await store.read({ name })).toEqual(bytes);
    },
  );

  test("what arrives other than it was sent is refused", async () => {
    const { s3, store } = await openBucket();
    const name = newName();
    await s3.fail("garbled");
    await expect(store.write({ name, bytes })).rejects.toMatchObject(unavailable);
    await s3.fail(undefined);
    expect(await store.read({ name })).toBeUndefined();
  });

  test("a bucket that is not there, or not for us, is no missing file", async () => {
    const { s3, store } = await openBucket();
    const other = createS3Store({
      address: { ...s3Address.parse(s3.url), bucket: "not-there" },
    });
    await expect(other.read({ name: newName() })).rejects.toMatchObject(unavailable);
    await s3.fail("forbidden");
    await expect(store.read({ name: newName() })).rejects.toMatchObject(unavailable);
    await expect(store.describe({ name: newName() })).rejects.toMatchObject(unavailable);
  });
});
