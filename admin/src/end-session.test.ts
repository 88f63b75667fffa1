import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { stubBrowser } from "./testing/stub-browser.ts";

let browser: ReturnType<typeof stubBrowser>;
let endSession: () => void;

beforeAll(async () => {
  browser = stubBrowser();
  vi.useFakeTimers();
  ({ endSession } = await import("./end-session.ts"));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a session that is over is said once, forgotten, and leads to the sign-in and back", () => {
  const { body, location, localStorage, sessionStorage } = browser;
  localStorage.setItem("token", "secret");
  for (let call = 0; call < 5; call++) endSession();

  expect(body.shown).toEqual([
    expect.objectContaining({ role: "alert", textContent: expect.stringMatching(/expired/) }),
  ]);
  expect(localStorage.getItem("token")).toBeNull();
  expect(sessionStorage.getItem("return-to")).toBe("/admin/inquiries?page=2");
  expect(location.assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(location.assign.mock.calls).toEqual([["/login"]]);
});
