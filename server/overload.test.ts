import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { startApi } from "./api/testing/call-api.ts";
import { watchLoad } from "./overload.ts";

giveOwnDatabase();

/** Keeps the event loop busy, as too many requests do. */
function block(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function watch() {
  const load = watchLoad({ longestDelay: 100 });
  onTestFinished(load.close);
  return load;
}

test("a loop that keeps coming late is an overload, and over when it no longer does", async () => {
  const load = watch();
  expect(load.isOverloaded()).toBe(false);
  const busy = setInterval(() => block(250), 1);
  await vi.waitFor(() => expect(load.isOverloaded()).toBe(true), { timeout: 5000 });
  clearInterval(busy);
  await vi.waitFor(() => expect(load.isOverloaded()).toBe(false), { timeout: 5000 });
});

test("one slow moment is none", async () => {
  const load = watch();
  const until = performance.now() + 700;
  block(200);
  while (performance.now() < until) {
    await setTimeout(5);
    expect(load.isOverloaded()).toBe(false);
  }
});

test("a loop that stands still is one before it has come around to notice", () => {
  const load = watch();
  block(700);
  expect(load.isOverloaded()).toBe(true);
});

test("while there is too much to do, callers are told at once when to come back", async () => {
  let busy = true;
  const { call, post } = startApi({ isOverloaded: () => busy });
  const refused = await post("/api/admin/addMessage?lang=ar", {});
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    code: 503,
    msg: "الموقع مزدحم حاليًا، يُرجى المحاولة بعد ثوانٍ",
  });
  busy = false;
  expect((await call("/api/ideas/notices")).status).toBe(200);
});
