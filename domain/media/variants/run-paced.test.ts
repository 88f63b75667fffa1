import { expect, test } from "vitest";
import { runPaced } from "./run-paced.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("after work during which this process was busy it rests, until it is told to end", async () => {
  const closing = new AbortController();
  let ended = false;
  const resting = runPaced({
    // This loop leaves time for nothing else.
    work: async () => {
      for (const start = performance.now(); performance.now() - start < 1000; ) {}
    },
    signal: closing.signal,
  }).then(() => (ended = true));
  for (let turns = 0; turns < 100; turns++) await turn();
  expect(ended).toBe(false);
  closing.abort();
  await resting;
});
