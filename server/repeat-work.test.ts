import { expect, onTestFinished, test, vi } from "vitest";
import { repeatWork } from "./repeat-work.ts";

/** Work that is done when it is told so. */
function start() {
  vi.useFakeTimers();
  const rounds: ((wait?: number) => void)[] = [];
  const { runIn, close } = repeatWork(
    () => new Promise((resolve) => void rounds.push((wait) => resolve(wait))),
  );
  onTestFinished(() => {
    close();
    vi.useRealTimers();
  });
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { rounds, runIn, close, after };
}

test("works at once, when it says, and otherwise every minute", async () => {
  const { rounds, after } = start();
  await after(0);
  expect(rounds).toHaveLength(1);
  rounds[0]?.(5000);
  await after(4999);
  expect(rounds).toHaveLength(1);
  await after(1);
  expect(rounds).toHaveLength(2);
  rounds[1]?.();
  await after(60_000);
  expect(rounds).toHaveLength(3);
});

test("what is asked for while it works is done afterwards, not a minute later", async () => {
  const { rounds, runIn, after } = start();
  await after(0);
  runIn(200);
  await after(1000);
  expect(rounds).toHaveLength(1);
  rounds[0]?.();
  await after(200);
  expect(rounds).toHaveLength(2);
});

test("does nothing more once it is closed, not even what was asked for", async () => {
  const { rounds, runIn, close, after } = start();
  await after(0);
  runIn(0);
  close();
  rounds[0]?.();
  await after(120_000);
  expect(rounds).toHaveLength(1);
});
