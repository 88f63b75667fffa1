import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import type { Calculation } from "#domain/calculator/calculation.ts";
import { presetRooms } from "#domain/calculator/preset-rooms.ts";
import { readLink } from "#domain/calculator/read-link.ts";
import { readAddress, writeLink } from "#domain/calculator/room-link.ts";
import { policy, setInquiryPolicy } from "#domain/inquiries/policy.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { readAnswer } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let ann: SignedIn;

beforeAll(async () => {
  ann = await api.signIn("sales", { name: "Ann" });
});
beforeEach(async () => {
  setInquiryPolicy({ ...policy, mailing: true });
  await db.deleteFrom("inquiry").execute();
  await db.deleteFrom("mail_outbox").execute();
});

const material = { kind: "product" as const, id: "slat-oak", mounting: "battens-50" };
const came: Calculation = { ...presetRooms.meeting, name: "Level 3" };
const changed: Calculation = {
  ...came,
  room: { ...came.room, height: 3 } as Calculation["room"],
  treatments: [{ material, on: "back", area: 8.64 }],
};
const written = { lang: "ar", subject: "غرفتك", text: "مرحبًا ليلى،\n\nهذا اقتراحنا." };
const linkTo = (room: Calculation) =>
  `https://www.example.com/en/calculator.html#${writeLink(room)}`;

async function receive({ room }: { room?: Calculation } = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "quote", lang: "ar", name: "Layla", phone: "1", email: "layla@example.com" },
      ...{ address: "", country: "Egypt", message: "?", room: room && JSON.stringify(room) },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

const reply = (id: string, room?: string) =>
  ann.post(`/inquiries/${id}/replies`, { ...written, ...(room !== undefined && { room }) });

type Shown = {
  room: { title: string; link: string } | null;
  replies: { room: Described | null }[];
  others: { id: string; room: Described | null }[];
};
type Described = {
  title: string;
  link: string;
  volume: number;
  times: { before: number; after: number };
  panels: { product: string; title: string; area: number }[];
  differences: string[];
  comparison: string;
};

async function show(id: string) {
  const { status, body } = await ann.get(`/inquiries/${id}?lang=en`);
  expect(status).toBe(200);
  return body as Shown;
}

async function sendMail() {
  await sql`update mail_outbox set due_at = now()`.execute(db);
  const sent: Mail[] = [];
  await sendNextMail({
    sender: {
      ...{ from: undefined, to: undefined, host: "www.example.com", lang: "zh", retryAfter: 30 },
      origin: "https://www.example.com",
    },
    deliver: async (mail) => {
      sent.push(mail);
      return "delivered";
    },
  });
  return sent[0];
}

const behindHash = (link: string) => link.slice(link.indexOf("#") + 1);

test("a pasted link is shown beside the room that came, before anything is sent", async () => {
  const id = await receive({ room: came });
  const link = linkTo(changed);
  const { status, body } = await ann.post(`/inquiries/${id}/room?lang=en`, { link });
  expect(status).toBe(200);
  const { room } = body as { room: Described };
  expect(room).toMatchObject({ title: "Level 3 · 6 × 4.5 × 3 m", volume: 81 });
  expect(room.panels).toMatchObject([{ product: "slat-oak", area: 8.64 }]);
  expect(room.panels[0]?.title).not.toBe("slat-oak");
  expect(room.times.after).toBeLessThan(room.times.before);
  expect(room.differences).toHaveLength(2);
  expect(room.differences[0]).toBe("Size: 6 × 4.5 × 2.8 m → 6 × 4.5 × 3 m");
  expect(await db.selectFrom("inquiry_reply").select("id").execute()).toEqual([]);
  for (const wrong of ["https://www.example.com/", "#s=", `#s=${"A".repeat(22)}`]) {
    const answer = await ann.post(`/inquiries/${id}/room`, { link: wrong });
    expect(answer).toEqual({ status: 200, body: { room: null } });
  }
});

test("the reply keeps its room, and the mail has our own link to it in the reply's language", async () => {
  const id = await receive({ room: came });
  expect((await reply(id, linkTo(changed))).status).toBe(200);
  const mail = await sendMail();
  const [address = "", key = ""] =
    /https:\/\/www\.example\.com\/ar\/calculator\.html#s=([\w-]{22})/.exec(mail?.text ?? "") ?? [];
  expect(mail?.text).toContain("هذا اقتراحنا.");
  expect(mail?.text).toContain("Level 3 · 6 × 4.5 × 3 m");
  expect(mail?.html).toContain(address);
  expect(mail?.text.match(/https?:\/\//g)).toHaveLength(1);
  const opened = await readAnswer(api.call(`/api/acoustics/rooms/${key}`));
  expect(opened).toEqual({ status: 200, body: { code: 1000, data: changed } });

  const { room, replies } = await show(id);
  expect(readLink(behindHash(room?.link ?? ""))).toEqual(came);
  const [{ room: sent } = { room: null }] = replies;
  expect(readLink(behindHash(sent?.link ?? ""))).toEqual(changed);
  expect(sent?.differences).toHaveLength(2);
  const both = readAddress(behindHash(sent?.comparison ?? ""));
  expect([both.room, both.other ?? ""].map(readLink)).toEqual([changed, came]);

  // Whoever deletes the inquiry ends the link as well.
  const administrator = await api.signIn("administrator");
  await administrator.delete(`/inquiries/${id}`);
  expect((await api.call(`/api/acoustics/rooms/${key}`)).status).toBe(404);
});

test("a stored room is copied: the reply does not depend on the link that was pasted", async () => {
  const answer = await readAnswer(api.post("/api/acoustics/rooms", changed));
  const { id: key } = (answer.body as { data: { id: string } }).data;
  const id = await receive();
  expect((await reply(id, `https://www.example.com/ar/calculator.html#s=${key}`)).status).toBe(200);
  await db.deleteFrom("stored_room").execute();
  const { replies } = await show(id);
  expect(readLink(behindHash(replies[0]?.room?.link ?? ""))).toEqual(changed);
  expect(replies[0]?.room).toMatchObject({ differences: null, comparison: null });
});

test("what is no room, or holds what is not made any more, goes with no reply", async () => {
  const id = await receive({ room: came });
  const gone: Calculation = {
    ...changed,
    treatments: [{ material: { ...material, id: "slat-gone" }, on: "back", area: 2 }],
  };
  for (const link of ["hello", "https://evil.example/", linkTo(gone), "x".repeat(30_001)]) {
    const { status, body } = await reply(id, link);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { room: expect.any(String) } });
  }
  expect(await db.selectFrom("inquiry_reply").select("id").execute()).toEqual([]);
  // What came may hold it all the same: then its times are not known.
  expect((await show(await receive({ room: gone }))).room).toMatchObject({ times: null });
});

test("held back, the room is given back with the words", async () => {
  const id = await receive({ room: came });
  const { body } = await reply(id, linkTo(changed));
  const held = await ann.delete(`/inquiries/${id}/replies/${(body as { id: string }).id}`);
  expect(held).toMatchObject({ status: 200, body: { subject: written.subject } });
  const { room } = held.body as { room: string };
  expect(readLink(behindHash(room))).toEqual(changed);
});

test("only those who may reply may attach a room", async () => {
  const id = await receive({ room: came });
  for (const role of ["editor", "viewer", "personnel"]) {
    const other = await api.signIn(role);
    const link = linkTo(changed);
    expect((await other.post(`/inquiries/${id}/room`, { link })).status).toBe(403);
    const body = { ...written, room: link };
    expect((await other.post(`/inquiries/${id}/replies`, body)).status).toBe(403);
  }
});

test("a later inquiry of the same person is listed with its room, held against this one", async () => {
  const first = await receive({ room: came });
  const second = await receive({ room: changed });
  const { others } = await show(second);
  expect(others).toMatchObject([{ id: first, room: { title: "Level 3 · 6 × 4.5 × 2.8 m" } }]);
  const both = readAddress(behindHash(others[0]?.room?.comparison ?? ""));
  expect([both.room, both.other ?? ""].map(readLink)).toEqual([came, changed]);
});
