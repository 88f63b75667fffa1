import { beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readAnswer, startApi } from "./testing/call-api.ts";

giveOwnDatabase();

const { call, post, logged } = startApi();
const path = "/api/acoustics/rooms";

beforeEach(async () => {
  await db.deleteFrom("stored_room").execute();
  await db.deleteFrom("rate_limit").execute();
});

async function store(room: unknown) {
  const { status, body } = await readAnswer(post(`${path}?lang=en`, room));
  return { status, body: body as { code: number; data: { id: string } } };
}

test("a room is stored and opened again, by anybody who has its id", async () => {
  const { status, body } = await store(presetRooms.meeting);
  expect([status, body.code]).toEqual([200, 1000]);
  const response = await call(`${path}/${body.data.id}`);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await readAnswer(response)).toEqual({
    ...{ status: 200, body: { code: 1000, data: presetRooms.meeting } },
  });
});

test("what a room does not have is not kept", async () => {
  const { body } = await store({ ...presetRooms.meeting, note: "<script>" });
  const opened = await readAnswer(call(`${path}/${body.data.id}`));
  expect(JSON.stringify(opened.body)).not.toContain("script");
});

test.each([
  ["nothing", {}],
  ["a text for a room", { room: "yes" }],
  ["a name that is too long", { ...presetRooms.meeting, name: "x".repeat(81) }],
])("%s is refused and nothing stored", async (_name, room) => {
  expect((await store(room)).status).toBe(400);
  expect(await db.selectFrom("stored_room").select("id").execute()).toEqual([]);
});

test("more than a room can be is refused unread", async () => {
  const room = { ...presetRooms.meeting, note: "x".repeat(64 * 1024) };
  expect((await store(room)).status).toBe(413);
});

test("an id that is none is refused, and one that nobody has is not found", async () => {
  const answer = (id: string) => readAnswer(call(`${path}/${id}?lang=en`));
  expect((await answer("short")).status).toBe(400);
  expect(await answer("A".repeat(22))).toMatchObject({ status: 404, body: { code: 404 } });
});

test("one address may store so many, then has to wait", async () => {
  for (let times = 0; times < 30; times++) {
    expect((await store(presetRooms.meeting)).status).toBe(200);
  }
  const refused = await post(path, presetRooms.meeting);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  const other = await post(path, presetRooms.meeting, { ip: "198.51.100.7" });
  expect(other.status).toBe(200);
  expect(logged()).toBe("");
});
