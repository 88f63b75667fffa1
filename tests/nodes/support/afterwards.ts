import { afterAll, onTestFinished, TestRunner } from "vitest";

const ends: (() => unknown)[] = [];

afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Ends what was started: with the test that started it or, outside of tests, with the file. */
export function afterwards(end: () => unknown) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await end()));
  else ends.push(end);
}
