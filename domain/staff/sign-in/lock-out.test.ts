import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { countAttempt, uncountAttempt } from "./lock-out.ts";

giveOwnDatabase();

beforeEach(async () => void (await db.deleteFrom("sign_in_attempt").execute()));

let address = 0;
const elsewhere = () => `198.51.100.${address++}`;

async function fail({ times, account = "ann@example.com" }: { times: number; account?: string }) {
  for (let time = 0; time < times; time++) await countAttempt({ account, ip: elsewhere() });
}

/** Lets the time pass that somebody was told to wait. */
async function wait(seconds: number) {
  await sql`
    update sign_in_attempt set
      locked_until = locked_until - make_interval(secs => ${seconds}),
      last_at = last_at - make_interval(secs => ${seconds})`.execute(db);
}

const attempt = (account = "ann@example.com") => countAttempt({ account, ip: elsewhere() });

test("ten failures are free, from wherever they come; then one waits", async () => {
  await fail({ times: 9 });
  expect(await attempt()).toBeUndefined();
  expect(await attempt()).toEqual({ retryAfter: 30 });
});

test("each further failure doubles the wait, up to a quarter of an hour", async () => {
  await fail({ times: 10 });
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    const locked = await attempt();
    waits.push(locked?.retryAfter ?? 0);
    await wait(locked?.retryAfter ?? 0);
    expect(await attempt()).toBeUndefined();
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
});

test("who tries while locked does not make it longer", async () => {
  await fail({ times: 10 });
  for (let time = 0; time < 20; time++) await attempt();
  expect(await attempt()).toEqual({ retryAfter: 30 });
});

test("another account is not locked with it, and spelling makes no other account", async () => {
  await fail({ times: 10 });
  expect(await attempt("bob@example.com")).toBeUndefined();
  expect(await attempt(" ANN@Example.com ")).toEqual({ retryAfter: 30 });
});

test("an address that tries many accounts is locked, its neighbours are not", async () => {
  const ip = "192.0.2.7";
  for (let time = 0; time < 30; time++) {
    expect(await countAttempt({ account: `person-${time}@example.com`, ip })).toBeUndefined();
  }
  expect(await countAttempt({ account: "ann@example.com", ip })).toEqual({ retryAfter: 30 });
  expect(await countAttempt({ account: "ann@example.com", ip: "192.0.2.8" })).toBeUndefined();
});

test("the addresses of one IPv6 customer are one", async () => {
  for (let time = 0; time < 30; time++) {
    await countAttempt({ account: `person-${time}@example.com`, ip: `2001:db8:1:${time}::1` });
  }
  const ip = "2001:db8:1:ffff::1";
  expect(await countAttempt({ account: "ann@example.com", ip })).toEqual({ retryAfter: 30 });
});

test("the right password clears the account, and of the address only its own attempt", async () => {
  const ip = "192.0.2.7";
  for (let time = 0; time < 9; time++) await countAttempt({ account: "ann@example.com", ip });
  await countAttempt({ account: "ann@example.com", ip });
  await uncountAttempt({ account: "ann@example.com", ip });
  const rows = await db.selectFrom("sign_in_attempt").select(["bucket", "failures"]).execute();
  expect(rows).toEqual([{ bucket: `ip ${ip}`, failures: 9 }]);
});

test("fifty attempts at once are fifty attempts", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => attempt()));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(10);
});

test("after a quiet day everything is forgotten", async () => {
  await fail({ times: 12 });
  await wait(86_401);
  expect(await attempt()).toBeUndefined();
  expect(await attempt()).toBeUndefined();
});
