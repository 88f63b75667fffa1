import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { s3Credentials, startS3 } from "../../tests/support/start-s3.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";
import { moveFiles } from "./move-files.ts";
import { s3Address } from "./s3-address.ts";
import { createS3Store } from "./s3-store.ts";

async function openBoth() {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const s3 = await startS3();
  onTestFinished(s3.close);
  const path = await mkdtemp(join(tmpdir(), "tinghe-move-"));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = createFolderStore({ folder: path });
  const bucket = createS3Store({ address: s3Address.parse(s3.url) });
  return { s3, folder, bucket };
}

const files = Array.from({ length: 12 }, (_, at) => ({
  name: at % 2 ? `private/documents/${at}.pdf` : `media/originals/${at}`,
  bytes: Buffer.alloc(10_000 + at, `file ${at} `),
}));
const names = files.map(({ name }) => name).sort();
const fill = async (store: FileStore) => {
  for (const file of files) await store.write(file);
};
const listed = async (store: FileStore) => (await Array.fromAsync(store.list())).sort();
const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);

test("files are copied there and back, and stay at the source unless they shall go", async () => {
  const { folder, bucket } = await openBoth();
  await fill(folder);
  const there = await moveFiles({ from: folder, to: bucket });
  expect(there).toEqual({ copied: 12, already: 0, bytes: size, removed: 0, failed: [] });
  expect(await listed(folder)).toEqual(names);
  for (const { name, bytes } of files) expect(await bucket.read({ name })).toEqual(bytes);

  const gone = await moveFiles({ from: folder, to: bucket, remove: true });
  expect(gone).toMatchObject({ copied: 0, already: 12, removed: 12 });
  expect(await listed(folder)).toEqual([]);

  const back = await moveFiles({ from: bucket, to: folder, remove: true });
  expect(back).toMatchObject({ copied: 12, removed: 12, failed: [] });
  expect([await listed(folder), await listed(bucket)]).toEqual([names, []]);
});

test("interrupted, it goes on where it was; nothing is removed before all is there", async () => {
  const { folder, bucket } = await openBoth();
  await fill(folder);
  const stopping = new AbortController();
  const first = await moveFiles({
    ...{ from: folder, to: bucket, remove: true, signal: stopping.signal },
    onProgress: ({ copied }) => copied >= 3 && stopping.abort(),
  });
  expect(first.copied).toBeGreaterThanOrEqual(3);
  expect(first.copied).toBeLessThan(12);
  expect(first.removed).toBe(0);
  expect(await listed(folder)).toEqual(names);
  const second = await moveFiles({ from: folder, to: bucket });
  expect(second).toMatchObject({ copied: 12 - first.copied, already: first.copied, failed: [] });
});

test("another file under the same name is replaced", async () => {
  const { folder, bucket } = await openBoth();
  await fill(folder);
  const name = names[0] ?? "";
  await bucket.write({ name, bytes: Buffer.from("half of a file") });
  expect(await moveFiles({ from: folder, to: bucket })).toMatchObject({ copied: 12 });
  expect(await bucket.read({ name })).toEqual(await folder.read({ name }));
});

test("what could not be copied is told, and then nothing is removed", async () => {
  const { s3, folder, bucket } = await openBoth();
  await fill(folder);
  await s3.fail("forbidden");
  const { failed, removed } = await moveFiles({ from: folder, to: bucket, remove: true });
  expect(failed.map(({ name }) => name).sort()).toEqual(names);
  expect(removed).toBe(0);
  expect(await listed(folder)).toEqual(names);
});

test("what comes back other than it was written counts as failed", async () => {
  const { folder, bucket } = await openBoth();
  await fill(folder);
  const forgetful = { ...bucket, read: async () => Buffer.from("something else") };
  const { failed, copied } = await moveFiles({ from: folder, to: forgetful, remove: true });
  expect([failed.length, copied]).toEqual([12, 0]);
  expect(await listed(folder)).toEqual(names);
});
