import { expect, onTestFinished, test, vi } from "vitest";
import type { Variant } from "./variant.ts";
import { createVariantQueue } from "./variant-queue.ts";

const variant = (id: string): Variant => ({ id, hashStart: "0", width: 320, format: "avif" });

/** A queue whose variants are made when the test says so. */
function startQueue({ missing = [] }: { missing?: string[] } = {}) {
  const begun: string[] = [];
  const problems: unknown[] = [];
  let underWay: PromiseWithResolvers<undefined> | undefined;
  const closing = new AbortController();
  const close = () => closing.abort();
  const queue = createVariantQueue({
    make({ id }) {
      expect(underWay, "one at a time").toBeUndefined();
      begun.push(id);
      underWay = Promise.withResolvers();
      return underWay.promise;
    },
    pace: (work) => work(),
    async *listMissing() {
      for (const id of missing) {
        if (id === "away") throw away();
        yield variant(id);
      }
    },
    onProblem: (problem) => problems.push(problem),
    signal: closing.signal,
  });
  onTestFinished(close);

  /** Ends the variant that was begun last, and waits until the queue has taken that in. */
  async function end(problem?: Error) {
    await vi.waitFor(() => expect(underWay).toBeDefined());
    const { resolve, reject } = underWay ?? Promise.withResolvers();
    underWay = undefined;
    if (problem) reject(problem);
    else resolve(undefined);
    await new Promise(setImmediate);
  }

  return { queue, begun, problems, end, close };
}

test("what is asked for comes before what is merely missing, each once and in turn", async () => {
  const { queue, begun, end } = startQueue({ missing: ["m1", "m2", "m3"] });
  queue.prepare();
  await vi.waitFor(() => expect(begun).toEqual(["m1"]));
  queue.add([variant("a1"), variant("a2"), variant("a1")]);
  await end();
  queue.add([variant("a3")]);
  for (let left = 0; left < 5; left++) await end();
  expect(begun).toEqual(["m1", "a1", "a2", "a3", "m2", "m3"]);
});

test("when all is done it rests, and works again when something is asked for", async () => {
  const { queue, begun, end } = startQueue({ missing: ["m1"] });
  queue.prepare();
  await end();
  queue.add([variant("a1")]);
  await end();
  queue.prepare();
  await end();
  expect(begun).toEqual(["m1", "a1", "m1"]);
});

test("what fails is tried once more, then skipped and told", async () => {
  const { queue, begun, problems, end } = startQueue();
  queue.add([variant("killed"), variant("broken"), variant("good")]);
  await end(new Error("The side process has ended."));
  await end();
  await end(new Error("unsupported"));
  expect(problems).toEqual([]);
  await end(new Error("unsupported"));
  expect(problems).toEqual([new Error("unsupported")]);
  await end();
  expect(begun).toEqual(["killed", "killed", "broken", "broken", "good"]);
});

test("once closed nothing is begun, nor told of what is cut off", async () => {
  const { queue, begun, problems, end, close } = startQueue({ missing: ["m1", "m2"] });
  queue.prepare();
  await vi.waitFor(() => expect(begun).toEqual(["m1"]));
  queue.add([variant("a1")]);
  close();
  await end(new Error("The side process has ended."));
  queue.add([variant("a2")]);
  await queue.ended();
  expect(begun).toEqual(["m1"]);
  expect(problems).toEqual([]);
});

const away = () => Object.assign(new Error("gone"), { code: "ECONNREFUSED" });

test("what is missing is made only when it is told to, also after the database was away", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { queue, begun, problems, end } = startQueue({ missing: ["m1"] });
  queue.add([variant("a1")]);
  await end(away());
  await end(away());
  await vi.runAllTimersAsync();
  expect(begun).toEqual(["a1", "a1"]);
  expect(problems).toHaveLength(1);
});

test("when the database is away it looks again later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const missing = ["away"];
  const { queue, begun, problems, end } = startQueue({ missing });
  queue.prepare();
  await vi.waitFor(() => expect(problems).toHaveLength(1));
  missing[0] = "m1";
  await vi.runAllTimersAsync();
  await end();
  expect(begun).toEqual(["m1"]);
});
