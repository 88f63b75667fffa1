import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { reloadAfterUpdate } from "./reload-after-update.ts";
import { stubBrowser } from "./testing/stub-browser.ts";

let browser: ReturnType<typeof stubBrowser>;

beforeAll(() => {
  browser = stubBrowser();
  vi.useFakeTimers({ now: new Date("2026-01-01T00:00:00Z") });
  reloadAfterUpdate();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the page begins anew when a part of it is gone; else the error is shown. */
function reloads(): boolean {
  browser.location.reload.mockClear();
  const event = new Event("vite:preloadError", { cancelable: true });
  browser.window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(browser.location.reload.mock.calls.length === 1);
  return event.defaultPrevented;
}

test("a page whose parts are gone begins anew, but not again and again", () => {
  expect(reloads()).toBe(true);
  vi.advanceTimersByTime(59_000);
  expect(reloads()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(reloads()).toBe(true);
});
