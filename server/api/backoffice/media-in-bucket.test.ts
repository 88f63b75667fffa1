import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { removeDueFiles } from "#domain/files/private-files.ts";
import { s3Address } from "#domain/files/s3-address.ts";
import { createS3Store } from "#domain/files/s3-store.ts";
import { setSiteFiles, siteFiles } from "#domain/files/site-files.ts";
import type { OfficePicture } from "#domain/media/library/office-picture.ts";
import { sweepMedia } from "#domain/media/library/sweep-media.ts";
import { copiesFolder, fetchOriginal, originalName } from "#domain/media/originals.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { s3Credentials, startS3 } from "../../../tests/support/start-s3.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { createReadiness } from "../../readiness.ts";
import { png } from "../testing/attacking-pictures.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let editor: SignedIn;
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;

beforeAll(async () => {
  for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
  editor = await api.signIn("editor");
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), "tinghe-bucket-"));
  useDataFolder({ folder });
  setSiteFiles(createS3Store({ address: s3Address.parse(s3.url) }));
});
beforeEach(() => s3.fail(undefined));
afterAll(async () => {
  vi.unstubAllEnvs();
  useDataFolder({ folder: "data" });
  await s3.close();
  await rm(folder, { recursive: true });
});

async function call(path: string, init: { method: string; body?: Buffer }) {
  const { body, method } = init;
  const response = await api.call(`/api/backoffice/media${path}`, {
    method,
    headers: {
      Cookie: sessionCookie(editor.token),
      Origin: origin,
      ...(body && { "Content-Length": String(body.length) }),
    },
    ...(body && { body: new Uint8Array(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"),
    body: (await response.json()) as OfficePicture,
  };
}

const upload = async (body?: Buffer) =>
  call("?lang=en&name=wall.png", { method: "POST", body: body ?? (await png()) });

async function rowOf(id: string) {
  const columns = ["id", "file", "hash"] as const;
  return db.selectFrom("picture").where("id", "=", id).select(columns).executeTakeFirstOrThrow();
}
const countPictures = async () => (await db.selectFrom("picture").select("id").execute()).length;
const kept = () => Array.fromAsync(siteFiles.list());

test("an original goes to the bucket; each node fetches a copy when it needs one", async () => {
  const { body, status } = await upload();
  expect(status).toBe(200);
  const row = await rowOf(body.id);
  expect(await kept()).toEqual([originalName(row.hash)]);
  expect(await readdir(join(folder, "media"))).not.toContain("originals");

  // A node that has never seen it.
  await rm(copiesFolder(), { recursive: true });
  const path = await fetchOriginal(row);
  expect(await readFile(path)).toEqual(await siteFiles.read({ name: originalName(row.hash) }));
  const calls = s3.calls();
  expect(await fetchOriginal(row)).toBe(path);
  expect(s3.calls()).toBe(calls);
  await sweepMedia({ now: Date.now() + 2 * 3_600_000 });
  expect(await readdir(copiesFolder())).toEqual([]);
});

test("a picture of the project needs no bucket", async () => {
  await s3.fail("gone");
  const row = await db
    .selectFrom("picture")
    .where("created_by", "is", null)
    .orderBy("id")
    .limit(1)
    .select(["id", "file", "hash"])
    .executeTakeFirstOrThrow();
  expect(await fetchOriginal(row)).toMatch(new RegExp(`/media/${row.file}$`));
});

test("while the store is away an upload is put off, and leaves nothing", async () => {
  const before = await countPictures();
  await s3.fail("error");
  const file = await png();
  const refused = await upload(file);
  expect(refused).toMatchObject({ status: 503, retryAfter: "30" });
  expect(await countPictures()).toBe(before);
  expect(await readdir(join(folder, "media/incoming"))).toEqual([]);

  await s3.fail(undefined);
  expect((await upload(file)).status).toBe(200);
  expect(await db.selectFrom("file_removal").selectAll().execute()).toEqual([]);
});

test("a picture can be deleted meanwhile; its original goes when the store is back", async () => {
  const { body } = await upload();
  const { hash } = await rowOf(body.id);
  await s3.fail("gone");
  expect((await call(`/${body.id}`, { method: "DELETE" })).status).toBe(200);
  expect(await db.selectFrom("file_removal").select("file").execute()).toEqual([
    { file: `originals/${hash}` },
  ]);
  await s3.fail(undefined);
  expect(await kept()).toContain(originalName(hash));
  expect(await removeDueFiles()).toBe(1);
  expect(await kept()).not.toContain(originalName(hash));
});

test("a node knows that it cannot take files in", async () => {
  const ask = () => createReadiness({ dataDir: folder, files: siteFiles })();
  expect(await ask()).toBeUndefined();
  for (const fault of ["error", "silent", "gone", "forbidden"] as const) {
    await s3.fail(fault);
    expect(await ask(), fault).toBe("file store unreachable or not writable");
  }
  await s3.fail(undefined);
  expect(await ask()).toBeUndefined();
});
