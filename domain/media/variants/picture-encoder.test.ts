import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listEncoders, untilAllEnded, untilEncoder } from "../testing/encoders.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

// Encoders are started here, on machines that may be busy with much else.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
const original = join(import.meta.dirname, "../../../media/slat-oak-1.webp");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-encoder-"));
});
afterAll(() => rm(folder, { recursive: true }));

const order = (name: string, from = original) =>
  ({ original: from, target: join(folder, name), width: 320, format: "webp" }) as const;

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
  expect(await listEncoders()).toHaveLength(1);
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
  process.kill(await untilEncoder(), "SIGKILL");
  await lost;
  await encode(order("again.webp"));
});

test("every thread of an encoder has the priority it was given", async () => {
  await untilAllEnded();
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const encode = createPictureEncoder({ priority: 1, signal: closing.signal });
  await encode({ ...order("low.avif"), format: "avif" });
  const threads = `/proc/${await untilEncoder()}/task`;
  const stats = await Promise.all(
    (await readdir(threads)).map((id) => readFile(`${threads}/${id}/stat`, "utf8")),
  );
  // Behind the name, which may hold anything, the priority is the seventeenth.
  const priorities = stats.map((stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
  expect(new Set(priorities)).toEqual(new Set(["1"]));
});

test("an encoder that is told to end does so in the middle of a picture, and takes no other", async () => {
  await untilAllEnded();
  const closing = new AbortController();
  const encode = createPictureEncoder({ signal: closing.signal });
  const endless = join(folder, "endless-too");
  execFileSync("mkfifo", [endless]);
  const lost = expect(encode(order("lost-too.webp", endless))).rejects.toThrow(/ended/);
  await untilEncoder();
  closing.abort();
  await lost;
  await untilAllEnded();
  await expect(encode(order("late.webp"))).rejects.toThrow(/aborted/);
  expect(await listEncoders()).toEqual([]);
});
