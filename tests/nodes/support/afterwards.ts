import { onTestFinished, TestRunner } from "vitest";

const ends: (() => unknown)[] = [];

/** Ends what was started: with the test that started it or, outside of tests, with the file. */
export function afterwards(end: () => unknown) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else ends.push(end);
}

/** What a file has started is ended after it, the last first. */
export async function endWhatWasStarted() {
  for (const end of ends.splice(0).reverse()) await end();
}
