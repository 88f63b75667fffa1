import { afterEach, expect, test } from "vitest";
import { pool } from "#db/connect.ts";
import { holdConnection } from "#db/hold-connection.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { forgetRemembered, remember } from "./remember.ts";

giveOwnDatabase();

let reads = 0;
const read = () => remember("reads", async () => ++reads);

afterEach(() => {
  forgetRemembered({ listening: false });
  reads = 0;
});

test("reads each time while changes are not announced", async () => {
  expect([await read(), await read()]).toEqual([1, 2]);
});

test("reads once until content changes, however many ask at once", async () => {
  forgetRemembered({ listening: true });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  forgetRemembered({ listening: true });
  expect(await read()).toBe(2);
});

test("what was being read when content changed is not kept", async () => {
  forgetRemembered({ listening: true });
  const early = Promise.withResolvers<string>();
  const before = remember("late", () => early.promise);
  forgetRemembered({ listening: true });
  early.resolve("old");
  expect(await before).toBe("old");
  expect(await remember("late", async () => "new")).toBe("new");
});

test("a failure is not kept", async () => {
  forgetRemembered({ listening: true });
  await expect(remember("fails", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await remember("fails", async () => "here")).toBe("here");
});

test("a preview neither sees what is remembered nor leaves anything behind", async () => {
  forgetRemembered({ listening: true });
  expect(await read()).toBe(1);
  const client = await pool.connect();
  try {
    expect(await holdConnection(client, read)).toBe(2);
  } finally {
    client.release();
  }
  expect(await read()).toBe(1);
});
