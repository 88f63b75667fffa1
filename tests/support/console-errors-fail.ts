import { afterEach, expect, vi } from "vitest";

const printed = vi.spyOn(console, "error");

/** What is worth an error on the console is worth a red test. */
afterEach(() => {
  const calls = printed.mock.calls.map((parts) => parts.map(String).join(" "));
  printed.mockClear();
  expect(calls).toEqual([]);
});
