import { execFileSync } from "node:child_process";
import { access, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { useDataFolder } from "../../../tests/support/use-data-folder.ts";
import { preparePicture } from "../library/new-picture.ts";
import { untilAllEnded, untilEncoder } from "../testing/encoders.ts";
import { startVariants } from "./start-variants.ts";

giveOwnDatabase();
// Encoders are started here, on machines that may be busy with much else.
vi.setConfig({ testTimeout: 60_000 });

const bundled = join(import.meta.dirname, "../../../media");
const endless = "e".repeat(64);
let folder: string;
let stored: string;

/** Small, so that little has to be encoded: one width in two formats. */
const small = { width: 160, bytes: 1000 };

beforeAll(async () => {
  await db.updateTable("picture").set({ width: small.width }).execute();
});
beforeEach(async () => {
  await untilAllEnded();
  folder = await mkdtemp(join(tmpdir(), "tinghe-media-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  stored = useDataFolder({ folder, bundled });
});

function start() {
  const problems: string[] = [];
  const variants = startVariants({
    concurrency: 2,
    // At the lowest, other tests could keep it from working at all.
    priority: 0,
    onProblem: (problem) => problems.push(String(problem)),
  });
  onTestFinished(variants.close);
  return { ...variants, problems };
}

const hashOf = async (id: string) =>
  (await db.selectFrom("picture").where("id", "=", id).select("hash").executeTakeFirstOrThrow())
    .hash;

async function arrive(id: string) {
  await preparePicture({ id, hash: await hashOf(id), ...small });
}

const readVariants = async (id: string) =>
  readdir(join(stored, "variants", `${id}.${(await hashOf(id)).slice(0, 10)}`));

function untilMade(id: string) {
  return vi.waitFor(
    async () => expect((await readVariants(id)).sort()).toEqual(["160.avif", "160.webp"]),
    { timeout: 50_000 },
  );
}

/** A picture that never ends: the encoder is at it until it is killed. */
async function addEndless(id: string) {
  await db.updateTable("picture").where("id", "=", id).set({ hash: endless }).execute();
  await mkdir(join(stored, "originals"), { recursive: true });
  execFileSync("mkfifo", [join(stored, "originals", endless)]);
}

test("everything that is missing is made, and nothing else is left on the disk", async () => {
  const ids = ["hero-1", "slat-oak-1"];
  await db.deleteFrom("picture").where("id", "not in", ids).execute();
  const { prepare, problems } = start();
  prepare();
  for (const id of ids) await untilMade(id);
  expect(await readdir(join(stored, "incoming"))).toEqual([]);
  expect(problems).toEqual([]);
});

test("an encoder that is killed twice over one picture makes the next", async () => {
  await addEndless("hero-1");
  const { problems } = start();
  await arrive("hero-1");
  await arrive("slat-oak-1");
  const formats = ["avif", "webp"];
  let killed: number | undefined;
  for (const _attempt of formats.flatMap((format) => [format, format])) {
    killed = await untilEncoder(killed === undefined ? {} : { not: killed });
    process.kill(killed, "SIGKILL");
  }
  await untilMade("slat-oak-1");
  expect(problems).toEqual(formats.map(() => "Error: The side process has ended."));
  expect(await readVariants("hero-1")).toEqual([]);
  expect(await readdir(join(stored, "incoming"))).toEqual([]);
});

test("closing ends the encoder in the middle of a picture and leaves nothing behind", async () => {
  await addEndless("hero-1");
  const { close, problems } = start();
  await arrive("hero-1");
  await untilEncoder();
  close();
  await untilAllEnded();
  await vi.waitFor(async () => expect(await readdir(join(stored, "incoming"))).toEqual([]));
  await arrive("slat-oak-1");
  await expect(access(join(stored, "variants", "slat-oak-1"))).rejects.toThrow("ENOENT");
  expect(problems).toEqual([]);
});

test("a picture that was deleted or replaced meanwhile is passed over", async () => {
  const { problems } = start();
  await preparePicture({ id: "no-such-picture", hash: endless, ...small });
  await preparePicture({ id: "slat-oak-1", hash: "0".repeat(64), ...small });
  await arrive("slat-oak-1");
  await untilMade("slat-oak-1");
  expect(await readdir(join(stored, "variants"))).toHaveLength(1);
  expect(problems).toEqual([]);
});
