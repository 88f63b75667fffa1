import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSideProcess } from "./side-process.ts";

let folder: string;
let program: string;

/** Counts how many orders it has at the same time, and does as it is told. */
const source = `
  import { serveOrders } from ${JSON.stringify(join(import.meta.dirname, "side-process.ts"))};
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  let now = 0;
  let most = 0;
  serveOrders(async (order) => {
    most = Math.max(most, ++now);
    if (order === "hang") for (;;);
    if (order.startsWith?.("work")) for (const end = used() + 400_000; used() < end; );
    if (order === "eat") for (const eaten = []; ; ) eaten.push(new Array(100_000).fill(order));
    if (order === "throw") throw new Error("No " + order);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    return { order, most };
  });
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-side-"));
  program = join(folder, "program.mjs");
  await writeFile(program, source);
});
afterAll(() => rm(folder, { recursive: true }));

type Done = { order: string; most: number };

test("orders are done in turn when only one may be at work", async () => {
  const order = createSideProcess<string, Done>({ program, idleSeconds: 0, atOnce: 1 });
  const done = await Promise.all(["a", "b", "c", "d"].map(order));
  expect(done).toEqual(["a", "b", "c", "d"].map((name) => ({ order: name, most: 1 })));
});

test("files travel as they are", async () => {
  const order = createSideProcess<Uint8Array, { order: Uint8Array }>({ program, idleSeconds: 0 });
  const file = new Uint8Array([0, 255, 7]);
  expect(Buffer.from((await order(file)).order)).toEqual(Buffer.from(file));
});

test("an order that fails says why, and the next is done", async () => {
  const order = createSideProcess<string, Done>({ program, idleSeconds: 0 });
  await expect(order("throw")).rejects.toThrow("No throw");
  expect(await order("next")).toMatchObject({ order: "next" });
});

test("each order has all the time of the processor that one may have", async () => {
  const limits = { atOnce: 1, processorSeconds: 1 };
  const order = createSideProcess<string, Done>({ program, idleSeconds: 0, ...limits });
  const orders = ["work 1", "work 2", "work 3", "work 4"];
  expect(await Promise.all(orders.map(order))).toMatchObject(
    orders.map((name) => ({ order: name })),
  );
});

test.each([
  // Long enough for the next one to be started by a machine that is busy with much else.
  ["takes for ever", "hang", { limitSeconds: 8 }],
  ["works for ever", "hang", { processorSeconds: 1 }],
  ["needs all memory", "eat", { heapMegabytes: 32, limitSeconds: 15 }],
])("an order that %s is ended, and others are not kept waiting", async (_name, bad, limits) => {
  const order = createSideProcess<string, Done>({ program, idleSeconds: 0, atOnce: 1, ...limits });
  const ended = expect(order(bad)).rejects.toThrow("ended");
  const next = order("next");
  await ended;
  expect(await next).toMatchObject({ order: "next" });
});
