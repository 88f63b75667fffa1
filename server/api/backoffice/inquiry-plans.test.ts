import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { companyDay } from "#domain/company/company-day.ts";
import type { InquiryStatus } from "#domain/inquiries/inquiry-status.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let ann: SignedIn;
let bo: SignedIn;

beforeAll(async () => {
  ann = await api.signIn("sales", { name: "Ann" });
  bo = await api.signIn("sales", { name: "Bo" });
});
beforeEach(async () => {
  await sql`delete from inquiry; delete from audit_entry`.execute(db);
});

const dayIn = (days: number) => companyDay(new Date(Date.now() + days * 86_400_000));

type Columns = Partial<{
  name: string;
  status: InquiryStatus;
  assignee: string;
  follow_up: string;
  tags: string[];
}>;

async function receive(columns: Columns = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "quote", lang: "en", name: "Layla", phone: "1", email: "", address: "" },
      ...{ country: "Egypt", message: "How much?", ...columns },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

type Shown = {
  status: string;
  assignee: { name: string } | null;
  followUp: { day: string; state: string } | null;
  value: object | null;
  lost: object | null;
  tags: string[];
  version: number;
  history: { action: string; actorName: string | null; after: object | null }[];
};

async function show(id: string) {
  const { status, body } = await ann.get(`/inquiries/${id}?lang=en`);
  expect(status).toBe(200);
  return body as Shown;
}

async function change(id: string, change: object, { as = ann } = {}) {
  const { status, body } = await as.put(`/inquiries/${id}`, change);
  expect([status, body]).toEqual([200, body]);
  return body as { changed: string[]; undo: string };
}

async function namesOf(filter: object) {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { status, body } = await ann.get(`/inquiries?order=asc&${query}`);
  expect(status).toBe(200);
  return (body as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

const refusal = (fields: object) => ({ status: 400, body: { fields } });

describe("a follow-up", () => {
  test("of what nobody looks after is its planner's, told in the timeline, and undone", async () => {
    const id = await receive();
    const day = dayIn(1);
    const { undo } = await change(id, { followUp: day });
    const shown = await show(id);
    expect(shown).toMatchObject({
      ...{ followUp: { day, state: "planned" }, assignee: { name: "Ann" }, version: 2 },
    });
    expect(shown.history).toMatchObject([
      { action: "follow-up-set", actorName: "Ann", after: { followUp: day, assignee: ann.id } },
    ]);
    expect((await ann.post(`/inquiries/undo/${undo}`)).body).toEqual({ undone: 1, left: 0 });
    const undone = await show(id);
    expect(undone).toMatchObject({ followUp: null, assignee: null });
    expect(undone.history.map(({ action }) => action)).toEqual(["follow-up-set", "undone"]);
  });

  test("of what somebody looks after stays with them, and is cleared by anybody who may", async () => {
    const id = await receive({ assignee: bo.id });
    await change(id, { followUp: dayIn(0) });
    expect(await show(id)).toMatchObject({
      ...{ followUp: { state: "today" }, assignee: { name: "Bo" } },
    });
    await change(id, { followUp: null }, { as: bo });
    const { followUp, history } = await show(id);
    expect(followUp).toBeNull();
    expect(history.at(-1)).toMatchObject({ action: "follow-up-cleared", actorName: "Bo" });
  });

  test("is not planned for a day that has passed, and one that has passed may stay", async () => {
    const id = await receive({ follow_up: dayIn(-3) });
    for (const [followUp, word] of [
      [dayIn(-1), "over"],
      ["tomorrow", "date"],
      ["2026-02-30", "date"],
    ]) {
      expect(await ann.put(`/inquiries/${id}`, { followUp })).toMatchObject(
        refusal({ followUp: word }),
      );
    }
    await change(id, { followUp: dayIn(-3), tags: ["hotel"] });
    expect(await show(id)).toMatchObject({
      ...{ followUp: { day: dayIn(-3), state: "overdue" }, assignee: null, tags: ["hotel"] },
    });
  });

  test("is found by how it stands; of spam nobody is reminded", async () => {
    await receive({ name: "Late", follow_up: dayIn(-9), assignee: ann.id });
    await receive({ name: "Now", follow_up: dayIn(0), assignee: ann.id });
    await receive({ name: "Soon", follow_up: dayIn(2), assignee: ann.id });
    await receive({ name: "Bo's", follow_up: dayIn(-1), assignee: bo.id });
    await receive({ name: "Spam", follow_up: dayIn(-1), assignee: ann.id, status: "spam" });
    await receive({ name: "Never" });
    for (const [filter, names] of [
      [{ followUp: "due" }, ["Late", "Now", "Bo's"]],
      [{ followUp: "overdue" }, ["Late", "Bo's"]],
      [{ followUp: "overdue", assignee: ann.id }, ["Late"]],
      [{ followUp: "today" }, ["Now"]],
      [{ followUp: "planned" }, ["Soon"]],
    ] as const) {
      expect(await namesOf(filter), JSON.stringify(filter)).toEqual(names);
    }
    expect((await ann.get('/inquiries?filter={"followUp":"never"}')).status).toBe(400);
    const counted = async (person: SignedIn) =>
      ((await person.get("/inquiries/counts")).body as { followUps: object }).followUps;
    expect(await counted(ann)).toEqual({ overdue: 1, today: 1 });
    expect(await counted(bo)).toEqual({ overdue: 1, today: 0 });
  });

  test("waits on the dashboard of whoever is to see to it, and of nobody else", async () => {
    const viewer = await api.signIn("viewer");
    const administrator = await api.signIn("administrator");
    await receive({ follow_up: dayIn(-9), assignee: ann.id });
    await receive({ follow_up: dayIn(0), assignee: ann.id });
    await receive({ follow_up: dayIn(1), assignee: ann.id });
    // Somebody who no longer sells.
    await receive({ follow_up: dayIn(0), assignee: viewer.id });
    const waiting = async (person: SignedIn) =>
      ((await person.get("/dashboard/waiting")).body as { what: string; count: number }[])
        .filter(({ what }) => what === "follow-ups")
        .map(({ count }) => count);
    expect(await waiting(ann)).toEqual([2]);
    for (const other of [bo, administrator, viewer]) expect(await waiting(other)).toEqual([]);
  });
});

describe("an expected value", () => {
  test.each([
    ["12,500.50", "USD", 1_250_050, "12500.50"],
    ["12500", "JPY", 12_500, "12500"],
    ["1.5", "KWD", 1500, "1.500"],
    ["٢٥٠", "SAR", 25_000, "250.00"],
    ["0", "EUR", 0, "0.00"],
  ])("of %s %s is kept as %i of the smallest unit", async (amount, currency, minor, written) => {
    const id = await receive();
    await change(id, { value: { amount, currency } });
    const rows = await db.selectFrom("inquiry").select(["value_minor", "value_currency"]).execute();
    expect(rows).toEqual([{ value_minor: minor, value_currency: currency }]);
    const value = { amount: written, currency };
    const shown = await show(id);
    expect(shown.value).toEqual(value);
    expect(shown.history).toMatchObject([{ action: "valued", actorName: "Ann", after: { value } }]);
  });

  test("that makes no sense is told at its field", async () => {
    const id = await receive();
    for (const [value, fields] of [
      [{ amount: "12.5", currency: "JPY" }, { "value.amount": "whole-number" }],
      [{ amount: "1,200", currency: "USD" }, { "value.amount": "thousands" }],
      [{ amount: "-1", currency: "USD" }, { "value.amount": "too-small:0" }],
      [{ amount: "much", currency: "USD" }, { "value.amount": "number" }],
      [{ amount: "5", currency: "XXX" }, { "value.currency": "choice" }],
    ] as const) {
      expect(await ann.put(`/inquiries/${id}`, { value })).toMatchObject(refusal(fields));
    }
    expect((await show(id)).value).toBeNull();
  });

  test("is taken off and back", async () => {
    const id = await receive();
    await change(id, { value: { amount: "80", currency: "EUR" } });
    const { undo } = await change(id, { value: null });
    expect((await show(id)).value).toBeNull();
    await ann.post(`/inquiries/undo/${undo}`);
    expect((await show(id)).value).toEqual({ amount: "80.00", currency: "EUR" });
  });
});

describe("a reason for loss", () => {
  const price = { reason: "price", note: "" };

  test("is asked for when somebody sets an inquiry to lost", async () => {
    const id = await receive();
    for (const [asked, fields] of [
      [{ status: "lost" }, { "lost.reason": "required" }],
      [{ status: "lost", lost: null }, { "lost.reason": "required" }],
      [{ status: "lost", lost: { note: "x" } }, { "lost.reason": "required" }],
      [{ status: "lost", lost: { reason: "mood" } }, { "lost.reason": "choice" }],
      [{ status: "lost", lost: { reason: "other", note: " " } }, { "lost.note": "required" }],
      [{ status: "won", lost: price }, { "lost.reason": "invalid" }],
      [{ lost: price }, { "lost.reason": "invalid" }],
    ] as const) {
      const answer = await ann.put(`/inquiries/${id}`, asked);
      expect(answer, JSON.stringify(asked)).toMatchObject(refusal(fields));
    }
    const other = { reason: "other", note: "Built it themselves." };
    await change(id, { status: "lost", lost: other });
    const shown = await show(id);
    expect(shown).toMatchObject({ status: "lost", lost: other });
    expect(shown.history).toMatchObject([
      { action: "status-set", actorName: "Ann", after: { status: "lost", lost: other } },
    ]);
  });

  test("is changed while it is lost, goes with the status, and comes back with it", async () => {
    const id = await receive();
    await change(id, { status: "lost", lost: price });
    await change(id, { lost: { reason: "competitor" } });
    const { undo } = await change(id, { status: "contacted" });
    expect(await show(id)).toMatchObject({ status: "contacted", lost: null });
    await ann.post(`/inquiries/undo/${undo}`);
    const shown = await show(id);
    expect(shown).toMatchObject({ status: "lost", lost: { reason: "competitor", note: "" } });
    expect(shown.history.map(({ action }) => action)).toEqual([
      ...["status-set", "lost-reason-set", "status-set", "undone"],
    ]);
    expect(await ann.put(`/inquiries/${id}`, { lost: null })).toMatchObject(
      refusal({ "lost.reason": "required" }),
    );
  });

  test("is one for all that are lost together; without, none of them is", async () => {
    const ids = [await receive(), await receive()];
    await change(ids[0] ?? "", { status: "lost", lost: price });
    const refused = await ann.post("/inquiries/bulk", { ids, change: { status: "lost" } });
    expect(refused).toMatchObject(refusal({ "lost.reason": "required" }));
    expect((await show(ids[1] ?? "")).status).toBe("new");
    const lost = { reason: "no-answer", note: "" };
    const { status } = await ann.post("/inquiries/bulk", { ids, change: { status: "lost", lost } });
    expect(status).toBe(200);
    for (const id of ids) expect(await show(id)).toMatchObject({ status: "lost", lost });
  });
});

describe("tags", () => {
  test("are the same however they are typed, each once, and told in the timeline", async () => {
    const id = await receive();
    const { undo } = await change(id, { tags: ["#Hotel", "hotel ", "Two  Words", "酒店、学校"] });
    const tags = ["hotel", "two words", "学校", "酒店"];
    const shown = await show(id);
    expect(shown.tags).toEqual(tags);
    expect(shown.history).toMatchObject([{ action: "tagged", actorName: "Ann", after: { tags } }]);
    // The same tags in another spelling are no change.
    expect(await change(id, { tags: tags.map((tag) => `#${tag}`) })).toMatchObject({ changed: [] });
    await ann.post(`/inquiries/undo/${undo}`);
    expect((await show(id)).tags).toEqual([]);
  });

  test("are found, and suggested from those in use, the commonest first", async () => {
    await receive({ name: "One", tags: ["hotel", "oak"] });
    await receive({ name: "Two", tags: ["hotel"] });
    await receive({ name: "None" });
    expect(await namesOf({ tag: "#Hotel" })).toEqual(["One", "Two"]);
    expect(await namesOf({ tag: "oak", followUp: "due" })).toEqual([]);
    expect(await namesOf({ tag: "ho" })).toEqual([]);
    expect((await ann.get("/inquiries/choices")).body).toMatchObject({ tags: ["hotel", "oak"] });
  });

  test("are short and few", async () => {
    const id = await receive();
    const many = Array.from({ length: 13 }, (_, at) => `tag ${at}`);
    for (const [tags, word] of [
      [many, "too-many:12"],
      [["x".repeat(31)], "too-long:30"],
    ]) {
      expect(await ann.put(`/inquiries/${id}`, { tags })).toMatchObject(refusal({ tags: word }));
    }
  });
});

test("what was planned as another version of the inquiry is not overwritten", async () => {
  const id = await receive();
  const { version } = await show(id);
  await change(id, { tags: ["bo"], version }, { as: bo });
  const late = await ann.put(`/inquiries/${id}`, { followUp: dayIn(1), version });
  expect(late.status).toBe(409);
  expect(await show(id)).toMatchObject({ tags: ["bo"], followUp: null });
});

test("nothing of it is for those who do not sell", async () => {
  const id = await receive({ follow_up: dayIn(0), tags: ["secret"] });
  const plans = [
    { followUp: dayIn(1) },
    { value: { amount: "1", currency: "USD" } },
    { status: "lost", lost: { reason: "price" } },
    { tags: ["x"] },
  ];
  for (const role of ["editor", "personnel", "viewer"]) {
    const person = await api.signIn(role);
    for (const plan of plans) {
      expect((await person.put(`/inquiries/${id}`, plan)).status, role).toBe(403);
      const bulk = await person.post("/inquiries/bulk", { ids: [id], change: plan });
      expect(bulk.status, role).toBe(403);
    }
    for (const path of ["counts", "choices", 'export.csv?filter={"tag":"secret"}', id]) {
      expect((await person.get(`/inquiries/${path}`)).status, `${role} ${path}`).toBe(403);
    }
  }
  expect(await show(id)).toMatchObject({ tags: ["secret"], version: 1, history: [] });
});

test("all of it is in the exports", async () => {
  const id = await receive();
  await change(id, { followUp: dayIn(1), value: { amount: "12500.50", currency: "USD" } });
  await change(id, { status: "lost", lost: { reason: "lead-time", note: "Needs it by May" } });
  await change(id, { tags: ["hotel", "oak"] });
  const download = (path: string) =>
    api.call(`/api/backoffice/inquiries/${path}`, {
      headers: { Cookie: sessionCookie(ann.token) },
    });
  const csv = await (await download("export.csv?lang=en")).text();
  const [head, row] = csv.split("\r\n");
  expect(head).toMatch(
    /,"Follow up on","Expected value","Currency","Reason for loss","Reason in words","Tags"$/,
  );
  expect(row).toMatch(
    new RegExp(`,"${dayIn(1)}",12500.5,"USD","Lead time","Needs it by May","hotel, oak"$`),
  );
  const chinese = await (await download('export.csv?lang=zh&filter={"tag":"oak"}')).text();
  expect(chinese).toContain('"交货期"');
  const workbook = await download("export.xlsx");
  expect(workbook.status).toBe(200);
  expect((await workbook.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});
