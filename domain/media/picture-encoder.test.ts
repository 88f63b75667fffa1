import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPictureEncoder } from "./picture-encoder.ts";

let folder: string;
const original = join(import.meta.dirname, "../../media/slat-oak-1.webp");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-encoder-"));
});
afterAll(() => rm(folder, { recursive: true }));

const order = (name: string, from = original) =>
  ({ original: from, target: join(folder, name), width: 320, format: "webp" }) as const;

/** The encoders that this process has started. */
async function encoders(): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Boolean);
  const mine = await Promise.all(
    pids.map(async (pid) => {
      const [status, command] = await Promise.all(
        ["status", "cmdline"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8")),
      ).catch(() => ["", ""]);
      const isMine = new RegExp(`^PPid:\\t${process.pid}$`, "m").test(status ?? "");
      return isMine && command?.includes("encoder-process") ? [pid] : [];
    }),
  );
  return mine.flat();
}

function untilAllEnded() {
  return vi.waitFor(async () => expect(await encoders()).toEqual([]), { timeout: 10_000 });
}

test("a broken picture is refused, and the next one is encoded", async () => {
  const encode = createPictureEncoder({ idleSeconds: 0 });
  const broken = join(folder, "broken");
  await writeFile(broken, "not a picture");
  await expect(encode(order("refused.webp", broken))).rejects.toThrow(/unsupported/i);
  await encode(order("next.webp"));
  expect((await sharp(join(folder, "next.webp")).metadata()).width).toBe(320);
});

test("one encoder serves all who ask, and ends when nobody does", async () => {
  await untilAllEnded();
  const encode = createPictureEncoder({ idleSeconds: 0.3 });
  const encoded = Promise.all(["a", "b", "c"].map((name) => encode(order(`${name}.webp`))));
  expect(await encoders()).toHaveLength(1);
  await encoded;
  await untilAllEnded();
  await encode(order("later.webp"));
});

test("an encoder that is killed fails its pictures; another one takes the next", async () => {
  await untilAllEnded();
  const encode = createPictureEncoder({ idleSeconds: 0 });
  // A picture that never ends: the encoder is still at it when it is killed.
  const endless = join(folder, "endless");
  execFileSync("mkfifo", [endless]);
  const lost = expect(encode(order("lost.webp", endless))).rejects.toThrow(/ended/);
  const [pid] = await encoders();
  if (!pid) throw new Error("No encoder was started.");
  process.kill(pid, "SIGKILL");
  await lost;
  await encode(order("again.webp"));
});
