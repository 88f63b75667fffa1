import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { calculation } from "./calculation.ts";
import { forgetStoredRooms } from "./forget-stored-rooms.ts";
import { openStoredRoom } from "./open-stored-room.ts";
import { presetRooms } from "./preset-rooms.ts";
import { readSharedRoom } from "./read-shared-room.ts";
import { writeAddress, writeLink, writeStoredLink } from "./room-link.ts";
import { mostRoomsPerDay, storeRoom } from "./store-room.ts";

giveOwnDatabase();

const room = { ...presetRooms.office, name: "مكتب ٣ · 三楼" };
const ip = "192.0.2.1";

beforeEach(async () => {
  await db.deleteFrom("stored_room").execute();
  await db.deleteFrom("rate_limit").execute();
});

const openedDaysAgo = (days: number) =>
  sql`update stored_room set opened_at = now() - make_interval(days => ${days})`.execute(db);

const countRows = async () => (await db.selectFrom("stored_room").select("id").execute()).length;

test("a room comes back as it was, each time under a key of its own", async () => {
  const { id } = await storeRoom({ room, ip });
  const { id: another } = await storeRoom({ room, ip });
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(another).not.toBe(id);
  expect(await openStoredRoom({ id })).toEqual(room);
  expect(writeLink(await openStoredRoom({ id }))).toBe(writeLink(calculation.parse(room)));
});

test("an unknown key, a broken one, and a room of a form that is known no more open nothing", async () => {
  const { id } = await storeRoom({ room, ip });
  await expect(openStoredRoom({ id: id.replace(/^./, "-") })).rejects.toThrow("not-found");
  for (const wrong of ["", id.slice(1), `${id}a`, "../../etc/passwd"]) {
    await expect(openStoredRoom({ id: wrong })).rejects.toThrow("invalid");
  }
  await db.updateTable("stored_room").set({ room: '{"room":"yes"}' }).execute();
  await expect(openStoredRoom({ id })).rejects.toThrow("not-found");
});

test("what nobody opens for 400 days is forgotten, and opening it starts anew", async () => {
  const { id } = await storeRoom({ room, ip });
  await openedDaysAgo(399);
  await forgetStoredRooms();
  expect(await openStoredRoom({ id })).toEqual(room);
  await forgetStoredRooms();
  expect(await countRows()).toBe(1);
  const [row] = await db.selectFrom("stored_room").select("opened_at").execute();
  expect(Date.now() - (row?.opened_at.getTime() ?? 0)).toBeLessThan(3_600_000);
  await openedDaysAgo(401);
  await forgetStoredRooms();
  expect(await countRows()).toBe(0);
});

test("one address stores so many, and all of them together no more than the day has", async () => {
  const eager = "203.0.113.9";
  for (let times = 0; times < 30; times++) await storeRoom({ room, ip: eager });
  await expect(storeRoom({ room, ip: eager })).rejects.toMatchObject({ code: "too-many" });
  await sql`
    insert into stored_room (id, room)
    select 'row-' || number, '{}' from generate_series(31, ${mostRoomsPerDay}) number`.execute(db);
  await expect(storeRoom({ room, ip: "198.51.100.7" })).rejects.toMatchObject({
    ...{ code: "too-many", retryAfter: 3600 },
  });
  await sql`update stored_room set created_at = now() - interval '25 hours'`.execute(db);
  expect(await storeRoom({ room, ip: "198.51.100.7" })).toMatchObject({ id: expect.any(String) });
});

test("a pasted link is read in whatever shape it comes", async () => {
  const { id } = await storeRoom({ room, ip });
  const [packed, stored] = [writeLink(room), writeStoredLink(id)];
  for (const link of [
    ...[packed, `#${packed}`, `https://www.example.com/en/calculator.html#${packed}`],
    ...[stored, ` https://elsewhere.example/ar/calculator.html#${stored}\n`],
    `/calculator.html#${writeAddress({ room: stored, other: packed })}`,
  ]) {
    expect(await readSharedRoom({ link }), link).toEqual(room);
  }
  for (const link of ["", "#", "hello", "https://example.com/", `#s=${"A".repeat(22)}`, "#s="]) {
    expect(await readSharedRoom({ link }), link).toBeUndefined();
  }
});
