import { afterEach, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { pinConnection } from "#db/pin-connection.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { cacheUntilContentChanges, clearContentCache } from "./content-cache.ts";

giveOwnDatabase();

let reads = 0;
const read = () => cacheUntilContentChanges("reads", async () => ++reads);

afterEach(() => {
  clearContentCache({ listening: false });
  reads = 0;
});

test("reads each time while changes are not announced", async () => {
  expect([await read(), await read()]).toEqual([1, 2]);
});

test("reads once until content changes, however many ask at once", async () => {
  clearContentCache({ listening: true });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  clearContentCache({ listening: true });
  expect(await read()).toBe(2);
});

test("what was being read when content changed is not kept", async () => {
  clearContentCache({ listening: true });
  const early = Promise.withResolvers<string>();
  const before = cacheUntilContentChanges("late", () => early.promise);
  clearContentCache({ listening: true });
  early.resolve("old");
  expect(await before).toBe("old");
  expect(await cacheUntilContentChanges("late", async () => "new")).toBe("new");
});

test("a failure is not kept", async () => {
  clearContentCache({ listening: true });
  await expect(
    cacheUntilContentChanges("fails", () => Promise.reject(new Error("away"))),
  ).rejects.toThrow("away");
  expect(await cacheUntilContentChanges("fails", async () => "here")).toBe("here");
});

test("a preview neither sees what is remembered nor leaves anything behind", async () => {
  clearContentCache({ listening: true });
  expect(await read()).toBe(1);
  const client = await pool.connect();
  try {
    expect(await pinConnection(client, read)).toBe(2);
  } finally {
    client.release();
  }
  expect(await read()).toBe(1);
});
