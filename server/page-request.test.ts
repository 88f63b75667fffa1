import { expect, test } from "vitest";
import { deviceOf } from "./page-request.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "mobile"],
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0 Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0 Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Android 14; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0", "desktop"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36", "desktop"],
  [undefined, "desktop"],
])("%s is a %s", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test("an agent made to keep us busy is read in no time", () => {
  const agent = `${"Android".repeat(2000)}Tablet`;
  const started = performance.now();
  for (let visit = 0; visit < 1000; visit++) deviceOf(agent);
  // Squared it took a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
});
