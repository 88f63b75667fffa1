import { once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { superviseDatabase } from "./supervise-database.ts";

/** A server that answers each look in turn, and is there from then on. */
function supervise(
  looks: (boolean | Error)[],
  options: Pick<Parameters<typeof superviseDatabase>[0], "wait"> = {},
) {
  const revive = vi.fn(async () => {
    const found = looks.shift() ?? false;
    if (found instanceof Error) throw found;
    return found;
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const onRestart = vi.fn();
  const onFailure = vi.fn();
  return {
    revive,
    log,
    onRestart,
    onFailure,
    ...superviseDatabase({ embedded: { revive }, log, onRestart, onFailure, ...options }),
  };
}

test("a server that was gone is counted and told of once it runs again", async () => {
  const { revive, log, onRestart, onFailure, close } = supervise([true]);
  await vi.waitFor(() => expect(revive).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await close();
  expect(onRestart).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

test("one that does not start is told of and counted, and tried again", async () => {
  const { log, onRestart, onFailure, close } = supervise([new Error("no space left"), true]);
  await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce(), { timeout: 5000 });
  await close();
  expect(log.error).toHaveBeenCalledOnce();
  expect(onFailure).toHaveBeenCalledOnce();
});

test("nobody is looked after once it is closed", async () => {
  const { revive, close } = supervise([]);
  await close();
  const looks = revive.mock.calls.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(revive).toHaveBeenCalledTimes(looks);
});

describe("how long it waits between two looks", () => {
  /** The pauses after each of these looks, in seconds. */
  async function pausesOf(looks: (boolean | Error)[]) {
    const pauses: number[] = [];
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const count = looks.length;
    const { close } = supervise(looks, {
      wait: async (milliseconds, signal) => {
        pauses.push(milliseconds / 1000);
        if (pauses.length < count) return;
        resolve();
        await once(signal, "abort");
      },
    });
    await enough;
    await close();
    return pauses;
  }

  test("a second, while it runs", async () => {
    expect(await pausesOf([false, false, false, false])).toEqual([1, 1, 1, 1]);
  });

  test("ever longer for one that does not start, and short again once it has stayed", async () => {
    const gone = () => new Error("no space left");
    expect(
      await pausesOf([false, gone(), gone(), gone(), true, false, false, false, false]),
    ).toEqual([1, 2, 4, 5, 5, 5, 1, 1, 1]);
  });

  test("ever longer for one that starts and dies at once", async () => {
    expect(await pausesOf([true, true, true, true, true])).toEqual([2, 4, 5, 5, 5]);
    expect(await pausesOf([true, false, true, false, true, false])).toEqual([2, 2, 4, 4, 5, 5]);
  });
});
