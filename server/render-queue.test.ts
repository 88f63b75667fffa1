import { expect, test } from "vitest";
import { createRenderQueue, QueueFull } from "./render-queue.ts";

/** Work that ends when it is told to. */
function slowWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

test("so many run at once, the next when one has ended, in their order", async () => {
  const queued = createRenderQueue({ atOnce: 1, mostWaiting: 2 });
  const begun: number[] = [];
  const works = [slowWork(), slowWork(), slowWork()];
  const all = works.map(({ work }, number) =>
    queued(() => {
      begun.push(number);
      return work();
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0]);
  works[0]?.fail(new Error("broken"));
  await expect(all[0]).rejects.toThrow("broken");
  works[1]?.end("second");
  expect(await all[1]).toBe("second");
  works[2]?.end("third");
  expect(await all[2]).toBe("third");
  expect(begun).toEqual([0, 1, 2]);
});

test("more than can wait are refused at once, and there is room again later", async () => {
  const queued = createRenderQueue({ atOnce: 1, mostWaiting: 1 });
  const [first, second] = [slowWork(), slowWork()];
  const running = queued(first.work);
  const waiting = queued(second.work);
  await expect(queued(async () => "third")).rejects.toThrow(QueueFull);
  first.end("first");
  second.end("second");
  expect(await Promise.all([running, waiting])).toEqual(["first", "second"]);
  expect(await queued(async () => "fourth")).toBe("fourth");
});

test("what goes ahead is done first, and finds room where the others have none", async () => {
  const queued = createRenderQueue({ atOnce: 1, mostWaiting: 1 });
  const order: string[] = [];
  const running = slowWork();
  const all = [
    queued(running.work),
    queued(async () => void order.push("other")),
    queued(async () => void order.push("ahead"), { ahead: true }),
  ];
  await expect(queued(async () => {}, { ahead: true })).rejects.toThrow(QueueFull);
  running.end("");
  await Promise.all(all);
  expect(order).toEqual(["ahead", "other"]);
});

test("between two of them others have their turn", async () => {
  const queued = createRenderQueue({ atOnce: 1, mostWaiting: 10 });
  const order: string[] = [];
  const renders = ["a", "b", "c"].map((name) => queued(async () => void order.push(name)));
  const other = new Promise<void>((resolve) =>
    setImmediate(() => resolve(void order.push("other"))),
  );
  await Promise.all([...renders, other]);
  expect(order.indexOf("other")).toBeLessThan(order.indexOf("c"));
});
