import { expect, test, vi } from "vitest";
import { superviseDatabase } from "./supervise-database.ts";

/** A server that answers each look in turn, and is there from then on. */
function supervise(looks: (boolean | Error)[]) {
  const revive = vi.fn(async () => {
    const found = looks.shift() ?? false;
    if (found instanceof Error) throw found;
    return found;
  });
  const log = { warn: vi.fn(), error: vi.fn() };
  const onRestart = vi.fn();
  return { revive, log, onRestart, ...superviseDatabase({ embedded: { revive }, log, onRestart }) };
}

test("a server that was gone is counted and told of once it runs again", async () => {
  const { revive, log, onRestart, close } = supervise([true]);
  await vi.waitFor(() => expect(revive).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await close();
  expect(onRestart).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.error).not.toHaveBeenCalled();
});

test("one that does not start is told of, and tried again", async () => {
  const { log, onRestart, close } = supervise([new Error("no space left"), true]);
  await vi.waitFor(() => expect(onRestart).toHaveBeenCalledOnce(), { timeout: 5000 });
  await close();
  expect(log.error).toHaveBeenCalledOnce();
});

test("nobody is looked after once it is closed", async () => {
  const { revive, close } = supervise([]);
  await close();
  const looks = revive.mock.calls.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(revive).toHaveBeenCalledTimes(looks);
});
