import { expect, test } from "vitest";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { type AttemptLimits, limitAttempts } from "./limit-attempts.ts";

giveOwnDatabase();

const limits: AttemptLimits = { perIp: 3, perNetwork: 5, seconds: 60 };

const attempt = (ip: string, what = "test") => limitAttempts({ what, ip, limits });

test("one address runs into its own limit and is told when to come back", async () => {
  for (let n = 0; n < 3; n++) expect(await attempt("198.51.100.1")).toBeUndefined();
  const refusal = await attempt("198.51.100.1");
  expect(refusal?.retryAfter).toBeGreaterThan(50);
  expect(refusal?.retryAfter).toBeLessThanOrEqual(60);
});

test("what one address is refused, its neighbours do not pay for", async () => {
  for (let n = 0; n < 20; n++) await attempt("203.0.113.1");
  expect(await attempt("203.0.113.2")).toBeUndefined();
  expect(await attempt("203.0.113.3")).toBeUndefined();
});

test("a network that changes addresses runs into the network's limit", async () => {
  for (let host = 1; host <= 5; host++) expect(await attempt(`192.0.2.${host}`)).toBeUndefined();
  expect(await attempt("192.0.2.6")).toBeDefined();
  expect(await attempt("192.0.3.6")).toBeUndefined();
  for (let host = 1; host <= 5; host++) {
    expect(await attempt(`2001:db8:7:${host}::1`)).toBeUndefined();
  }
  expect(await attempt("2001:db8:7:ffff::1")).toBeDefined();
});

test("each subject has its own count, and what is no address has one as well", async () => {
  for (let n = 0; n < 3; n++) await attempt("unknown", "one");
  expect(await attempt("unknown", "one")).toBeDefined();
  expect(await attempt("unknown", "two")).toBeUndefined();
});

test("many at once do not slip through", async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => attempt("100.64.0.1")));
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(3);
});
