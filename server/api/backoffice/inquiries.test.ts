import { strFromU8, unzipSync } from "fflate";
import { type Insertable, sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import type { Inquiry } from "#db/schema.ts";
import { publishInquiryEvent } from "#domain/inquiries/inquiry-events.ts";
import { policy, setInquiryPolicy } from "#domain/inquiries/policy.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
const usualPolicy = policy;
let ann: SignedIn;
let bo: SignedIn;

beforeAll(async () => {
  ann = await api.signIn("sales", { name: "Ann" });
  bo = await api.signIn("sales", { name: "Bo" });
});
beforeEach(async () => {
  setInquiryPolicy({ ...usualPolicy, mailing: false });
  await db.deleteFrom("inquiry").execute();
  await db.deleteFrom("audit_entry").execute();
});

const usual: Insertable<Inquiry> = {
  purpose: "quote",
  lang: "en",
  name: "Layla",
  phone: "+20 2 2345 6789",
  email: "layla@example.com",
  address: "Cairo",
  country: "Egypt",
  message: "How much are 200 square metres?",
  product_id: "slat-oak",
  page: "/en/productdetail/slat-oak.html",
  ip_country: "EG",
};

async function receive(changes: Partial<Insertable<Inquiry>> = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({ ...usual, ...changes })
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

type Line = { id: string; name: string; status: string; read: boolean; version: number };
type Shown = Line & {
  assignee: { name: string } | null;
  history: { action: string; actorName: string }[];
  notes: { id: string; text: string; authorName: string }[];
  others: Line[];
  contact: object;
  product: object;
};

async function list(query = "") {
  const { status, body } = await ann.get(`/inquiries?${query}`);
  expect(status).toBe(200);
  return body as { rows: Line[]; total: number };
}
const namesOf = ({ rows }: { rows: Line[] }) => rows.map(({ name }) => name);
const filtered = (filter: object) => list(`filter=${encodeURIComponent(JSON.stringify(filter))}`);

async function show(id: string) {
  const { status, body } = await ann.get(`/inquiries/${id}?lang=en`);
  expect(status).toBe(200);
  return body as Shown;
}

function readLog() {
  return db
    .selectFrom("audit_entry")
    .orderBy("id")
    .select(["actor", "action", "kind", "record_id", "before", "after"])
    .execute();
}

describe("the inbox", () => {
  test("lists the newest first, page by page", async () => {
    await receive({ name: "Old", created_at: "2026-01-01" });
    await receive({ name: "New", created_at: "2026-03-01" });
    await receive({ name: "Mid", created_at: "2026-02-01" });
    const page = await list("sort=createdAt&order=desc&page=1&perPage=2");
    expect(page.total).toBe(3);
    expect(namesOf(page)).toEqual(["New", "Mid"]);
    expect(namesOf(await list("sort=createdAt&order=desc&page=2&perPage=2"))).toEqual(["Old"]);
  });

  test.each([
    ["part of a name in Chinese", "小明", "王小明"],
    ["one character", "王", "王小明"],
    ["a number without its spaces", "20223456789", "Layla"],
    ["capital letters", "CAIRO", "Layla"],
    ["two words in any order", "metres layla", "Layla"],
    ["Arabic", "القاهرة", "سارة"],
    ["a percent sign as it is", "5%", "سارة"],
  ])("finds %s", async (_name, q, found) => {
    await receive();
    await receive({ name: "王小明", lang: "zh", address: "杭州", message: "请报价" });
    await receive({ name: "سارة", lang: "ar", address: "القاهرة", message: "خصم 5% من فضلكم" });
    const page = await list(`q=${encodeURIComponent(q)}`);
    expect(namesOf(page).includes(found)).toBe(true);
    expect(page.total).toBe(page.rows.length);
    if (q !== "20223456789") expect(page.rows).toHaveLength(1);
  });

  test("finds what many have, and counts it", async () => {
    await sql`
      insert into inquiry (purpose, lang, name, phone, email, address, country, message, created_at)
      select 'message', 'en', 'n' || number, '1', '', '', '',
        case number % 2 when 0 then 'walnut panels' else 'oak' end,
        now() - make_interval(mins => number)
      from generate_series(1, 150) number`.execute(db);
    const page = await list("q=walnut&order=desc&perPage=3");
    expect(page.total).toBe(75);
    expect(namesOf(page)).toEqual(["n2", "n4", "n6"]);
    expect(namesOf(await list("q=walnut&order=asc&perPage=2&page=2"))).toEqual(["n146", "n144"]);
  });

  test("finds nothing for what nobody wrote", async () => {
    await receive();
    expect(await list("q=walnut%25")).toEqual({ rows: [], total: 0 });
  });

  test("filters by state, person, language, country, product and day", async () => {
    const mine = await receive({ name: "Mine", country: "Oman", created_at: "2026-02-01T17:00Z" });
    await receive({
      name: "Other",
      lang: "zh",
      product_id: "felt",
      created_at: "2026-02-03T00:00Z",
    });
    await ann.put(`/inquiries/${mine}`, { status: "quoted", assignee: ann.id, read: true });
    for (const [filter, names] of [
      [{ status: "quoted" }, ["Mine"]],
      [{ status: ["new", "quoted"] }, ["Mine", "Other"]],
      [{ assignee: ann.id }, ["Mine"]],
      [{ assignee: "none" }, ["Other"]],
      [{ unread: true }, ["Other"]],
      [{ unread: false }, ["Mine"]],
      [{ lang: "zh" }, ["Other"]],
      [{ country: "OM" }, ["Mine"]],
      [{ product: "felt" }, ["Other"]],
      [{ purpose: "sample" }, []],
      // In Hangzhou it was the second of February already.
      [{ from: "2026-02-02", until: "2026-02-02" }, ["Mine"]],
      [{ until: "2026-02-01" }, []],
      [{ id: [mine] }, ["Mine"]],
      [{ id: ["none-such"] }, []],
    ] as const) {
      expect(namesOf(await filtered(filter)), JSON.stringify(filter)).toEqual(names);
    }
    expect((await ann.get("/inquiries/choices?lang=en")).body).toEqual({
      countries: ["EG", "OM"],
      products: [
        { id: "felt", title: "felt" },
        { id: "slat-oak", title: expect.stringMatching(/oak/i) },
      ],
      tags: [],
    });
    expect((await ann.get("/inquiries/counts")).body).toEqual({
      unread: 1,
      statuses: { new: 1, contacted: 0, quoted: 1, won: 0, lost: 0, spam: 0 },
      followUps: { overdue: 0, today: 0 },
    });
  });

  test("refuses a filter it does not know", async () => {
    expect((await ann.get(`/inquiries?filter=${encodeURIComponent('{"sql":"1"}')}`)).status).toBe(
      400,
    );
  });
});

describe("an inquiry", () => {
  test("is shown with all that helps to answer it", async () => {
    const earlier = await receive({
      phone: "0100",
      created_at: "2026-01-01",
      email: "LAYLA@example.com",
    });
    const called = await receive({ phone: "02 2345 6789", email: "", created_at: "2026-01-02" });
    await receive({ name: "Other", phone: "+20 2 9999 9999", email: "other@example.com" });
    const shown = await show(await receive());
    expect(shown).toMatchObject({
      name: "Layla",
      status: "new",
      read: false,
      country: "EG",
      ipCountry: "EG",
      page: "/en/productdetail/slat-oak.html",
      mailing: false,
      contact: { email: "layla@example.com", phone: "+20223456789", whatsapp: "20223456789" },
      product: { id: "slat-oak" },
    });
    expect(shown.others.map(({ id }) => id)).toEqual([called, earlier]);
  });

  test("goes from new to won, each step in the log with who took it", async () => {
    const id = await receive();
    for (const status of ["contacted", "quoted", "won"]) {
      const { version } = await show(id);
      expect((await ann.put(`/inquiries/${id}`, { status, version })).status).toBe(200);
    }
    await ann.put(`/inquiries/${id}`, { assignee: bo.id });
    const shown = await show(id);
    expect(shown).toMatchObject({ status: "won", assignee: { name: "Bo" }, version: 5 });
    expect(shown.history.map(({ action, actorName }) => [action, actorName])).toEqual([
      ["status-set", "Ann"],
      ["status-set", "Ann"],
      ["status-set", "Ann"],
      ["assigned", "Ann"],
    ]);
    expect((await readLog()).at(2)).toEqual({
      actor: ann.id,
      action: "status-set",
      kind: "inquiry",
      record_id: id,
      before: { status: "quoted" },
      after: { status: "won" },
    });
  });

  test("of which another version was seen is not overwritten", async () => {
    const id = await receive();
    const { version } = await show(id);
    const answers = await Promise.all([
      ann.put(`/inquiries/${id}`, { status: "won", version }),
      bo.put(`/inquiries/${id}`, { status: "spam", version }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? "won" : "spam";
    expect((await show(id)).status).toBe(winner);
    expect(await readLog()).toHaveLength(1);
  });

  test("that is only read keeps its version, and is read for everybody", async () => {
    const id = await receive();
    await ann.put(`/inquiries/${id}`, { read: true });
    expect((await bo.get(`/inquiries/${id}`)).body).toMatchObject({ read: true, version: 1 });
    // Once more changes nothing and is no news.
    expect((await bo.put(`/inquiries/${id}`, { read: true })).body).toEqual({
      changed: [],
      undo: null,
    });
    expect((await readLog()).map(({ action }) => action)).toEqual(["read"]);
  });

  test("is given only to those who may see it", async () => {
    const id = await receive();
    const editor = await api.signIn("editor");
    for (const assignee of [editor.id, "nobody"]) {
      expect(await ann.put(`/inquiries/${id}`, { assignee })).toMatchObject({
        status: 400,
        body: { fields: { assignee: "invalid" } },
      });
    }
    const { body } = await ann.get("/inquiries/assignees");
    expect((body as { id: string }[]).map((person) => person.id)).toEqual([ann.id, bo.id]);
  });

  test("that is not there is not found", async () => {
    for (const id of ["0", "999999999999999", "9999999999999999999", "1 or 1=1"]) {
      const path = `/inquiries/${encodeURIComponent(id)}`;
      expect((await ann.get(path)).status).toBe(404);
      expect((await ann.put(path, { read: true })).status).toBe(404);
      expect((await ann.post(`${path}/notes`, { text: "x" })).status).toBe(404);
    }
  });
});

describe("notes", () => {
  test("are read by all, taken back by their author, and stay in the log", async () => {
    const id = await receive();
    const { body } = await ann.post(`/inquiries/${id}/notes`, {
      text: " Wants oak.\r\nCall on Monday ",
    });
    const [note] = (await show(id)).notes;
    expect(note).toMatchObject({
      ...(body as object),
      text: "Wants oak.\nCall on Monday",
      authorName: "Ann",
    });
    expect((await bo.delete(`/inquiries/${id}/notes/${note?.id}`)).status).toBe(404);
    expect((await ann.delete(`/inquiries/${id}/notes/${note?.id}`)).status).toBe(200);
    expect((await show(id)).notes).toEqual([]);
    expect((await readLog()).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["noted", null, { note: "Wants oak.\nCall on Monday" }],
      ["note-removed", { note: "Wants oak.\nCall on Monday" }, null],
    ]);
  });

  test("say something", async () => {
    const id = await receive();
    expect((await ann.post(`/inquiries/${id}/notes`, { text: "  " })).status).toBe(400);
    expect((await ann.post(`/inquiries/${id}/notes`, { text: "\u202e" })).status).toBe(400);
  });
});

describe("many at once", () => {
  test("are changed together, each in the log, and undone together", async () => {
    const ids = [await receive(), await receive(), await receive()];
    await ann.put(`/inquiries/${ids[0]}`, { status: "spam" });
    const { body } = await ann.post("/inquiries/bulk", {
      ids,
      change: { status: "spam", read: true },
    });
    const { changed, undo } = body as { changed: string[]; undo: string };
    expect(changed).toEqual(ids);
    expect((await list()).rows.map(({ status }) => status)).toEqual(["spam", "spam", "spam"]);
    expect(await readLog()).toHaveLength(4);

    expect((await bo.post(`/inquiries/undo/${undo}`)).status).toBe(404);
    expect((await ann.post(`/inquiries/undo/${undo}`)).body).toEqual({ undone: 3, left: 0 });
    expect((await ann.post(`/inquiries/undo/${undo}`)).status).toBe(404);
    const { rows } = await list("order=asc");
    expect(rows.map(({ status, read }) => [status, read])).toEqual([
      ["spam", false],
      ["new", false],
      ["new", false],
    ]);
    expect((await readLog()).filter(({ action }) => action === "undone")).toHaveLength(3);
  });

  test("what somebody else has changed since is not undone", async () => {
    const ids = [await receive(), await receive()];
    const { body } = await ann.post("/inquiries/bulk", { ids, change: { status: "spam" } });
    await bo.put(`/inquiries/${ids[0]}`, { status: "won" });
    const { undo } = body as { undo: string };
    expect((await ann.post(`/inquiries/undo/${undo}`)).body).toEqual({ undone: 1, left: 1 });
    expect((await show(ids[0] ?? "")).status).toBe("won");
    expect((await show(ids[1] ?? "")).status).toBe("new");
  });

  test("are all changed or none", async () => {
    const ids = [await receive(), await receive()];
    const { status } = await ann.post("/inquiries/bulk", { ids, change: { assignee: "nobody" } });
    expect(status).toBe(400);
    expect(await readLog()).toEqual([]);
  });

  test("changed by two people at the same time end in one state, not in a deadlock", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => receive()));
    const answers = await Promise.all([
      ann.post("/inquiries/bulk", { ids, change: { status: "won" } }),
      bo.post("/inquiries/bulk", { ids: ids.toReversed(), change: { status: "spam" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set((await list()).rows.map(({ status }) => status)).size).toBe(1);
  });
});

describe("saved filters", () => {
  test("belong to one person", async () => {
    const filter = { status: ["new"], lang: "ar", q: "oak" };
    const { body } = await ann.post("/inquiries/filters", { name: "Arabic", filter });
    const { id } = body as { id: string };
    expect((await ann.get("/inquiries/filters")).body).toEqual([{ id, name: "Arabic", filter }]);
    expect((await bo.get("/inquiries/filters")).body).toEqual([]);
    expect((await bo.delete(`/inquiries/filters/${id}`)).status).toBe(404);
    await ann.post("/inquiries/filters", { name: "Arabic", filter: { lang: "ar" } });
    expect((await ann.get("/inquiries/filters")).body).toEqual([
      { id, name: "Arabic", filter: { lang: "ar" } },
    ]);
    expect((await ann.delete(`/inquiries/filters/${id}`)).status).toBe(200);
    expect((await ann.get("/inquiries/filters")).body).toEqual([]);
  });

  test("hold nothing but filters", async () => {
    const { status } = await ann.post("/inquiries/filters", { name: "x", filter: { sql: "1" } });
    expect(status).toBe(400);
    expect((await sql`select 1 from saved_filter`.execute(db)).rows).toEqual([]);
  });
});

describe("an export", () => {
  async function download(format: string, query = "") {
    const path = `/api/backoffice/inquiries/export.${format}?lang=en&${query}`;
    return api.call(path, { headers: { Cookie: sessionCookie(ann.token) } });
  }

  test("has every inquiry of the filter, under headings, with nothing to be computed", async () => {
    await receive({ name: "=1+1", message: '+cmd "x",\ty', created_at: "2026-02-01T17:00Z" });
    await receive({ name: "Other", lang: "zh" });
    const filter = encodeURIComponent(JSON.stringify({ lang: "en" }));
    const response = await download("csv", `filter=${filter}`);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const [head, row, ...rest] = (await response.text()).split("\r\n");
    expect(head).toMatch(/^"Number","Received","Status","Assignee","Purpose","Name"/);
    expect(row).toContain(`"2026-02-02 01:00:00","New","","Quote","'=1+1","","'+20 2 2345 6789"`);
    expect(row).toContain(`"'+cmd ""x"", y"`);
    expect(rest).toEqual([""]);
    expect((await readLog()).map(({ action, after }) => [action, after])).toEqual([
      ["exported", { format: "csv", q: "", lang: "en" }],
    ]);
  });

  test("as XLSX is a workbook with the same lines", async () => {
    await receive();
    const response = await download("xlsx");
    const file = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = strFromU8(file["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet).toContain(">Layla</t>");
    expect(sheet.match(/<row /g)).toHaveLength(2);
  });

  test("of thousands comes in parts, each inquiry once", async () => {
    await sql`
      insert into inquiry (purpose, lang, name, phone, email, address, country, message)
      select 'message', 'zh', 'n' || number, '1', '', '', '', 'm'
      from generate_series(1, 2500) number`.execute(db);
    const response = await download("csv");
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) chunks.push(decoder.decode(chunk));
    expect(chunks.length).toBeGreaterThanOrEqual(5);
    const names = new Set(chunks.join("").match(/"n\d+"/g));
    expect(names.size).toBe(2500);
    expect(chunks.join("").split("\r\n")).toHaveLength(2502);
  });
});

describe("replies", () => {
  const written = { lang: "en", subject: "Your inquiry", text: "Dear Layla,\n\n12 USD.\nBest" };
  const sender = {
    from: undefined,
    to: undefined,
    host: "www.example.com",
    origin: "https://www.example.com",
    lang: "en" as const,
    retryAfter: 30,
  };
  let cy: SignedIn;

  beforeAll(async () => {
    cy = await api.signIn("sales", { name: "Cy" });
  });
  beforeEach(() => setInquiryPolicy({ ...policy, mailing: true }));

  const send = (id: string) => cy.post(`/inquiries/${id}/replies`, written);
  const arriveNow = () => sql`update mail_outbox set due_at = now()`.execute(db);

  async function sendMail() {
    const sent: Mail[] = [];
    await sendNextMail({
      sender,
      deliver: async (mail) => {
        sent.push(mail);
        return "delivered";
      },
    });
    return sent[0];
  }

  test("begin with a template in the sender's language, its blanks filled in", async () => {
    const { body } = await cy.get("/reply-templates?q=Quotation");
    const [template] = (body as { rows: { id: string }[] }).rows;
    const draft = async (id: string) =>
      (await cy.get(`/inquiries/${id}/draft/${template?.id}`)).body;
    const english = (await draft(await receive())) as { subject: string; text: string };
    expect(english).toMatchObject({ lang: "en" });
    expect(english.subject).toMatch(/^Quotation: /);
    expect(english.text).toMatch(/^Dear Layla,\n.*\nCy\nTinghe Acoustics$/s);
    expect(english.text).not.toMatch(/[{}]/);
    const arabic = await receive({ lang: "ar", product_id: "none-such", name: "{sender}" });
    expect(await draft(arabic)).toMatchObject({
      lang: "ar",
      subject: "عرض سعر: المنتجات التي استفسرت عنها",
      text: expect.stringContaining("{sender}،"),
    });
  });

  test("wait in the outbox, leave once, and what was new is contacted", async () => {
    const id = await receive();
    expect(await send(id)).toMatchObject({ status: 200, body: { heldFor: 10 } });
    expect(await sendMail()).toBeUndefined();
    await arriveNow();
    const mail = await sendMail();
    expect(mail).toMatchObject({
      to: "layla@example.com",
      from: "hello@example.com",
      replyTo: cy.email,
      subject: "Your inquiry",
      automatic: false,
    });
    expect(mail?.messageId).toMatch(/^<[\da-f-]{36}@www\.example\.com>$/);
    expect(mail?.text).toMatch(/^Dear Layla,\n\n12 USD\.\nBest\n\n-- \nTinghe Acoustics\n/);
    expect(mail?.html).toContain('white-space:pre-wrap">12 USD.\nBest</p>');
    expect(await show(id)).toMatchObject({
      status: "contacted",
      read: true,
      replies: [{ subject: "Your inquiry", authorName: "Cy", state: "sent" }],
    });
    expect((await readLog()).map(({ action }) => action)).toEqual(["replied", "status-set"]);
  });

  test("can be held back until they leave", async () => {
    const id = await receive();
    const { body } = await send(id);
    const path = `/inquiries/${id}/replies/${(body as { id: string }).id}`;
    expect((await ann.delete(path)).status).toBe(404);
    expect(await cy.delete(path)).toMatchObject({ status: 200, body: { subject: "Your inquiry" } });
    await arriveNow();
    expect(await sendMail()).toBeUndefined();
    const again = await send(id);
    await arriveNow();
    await sendMail();
    const late = `/inquiries/${id}/replies/${(again.body as { id: string }).id}`;
    expect((await cy.delete(late)).status).toBe(409);
  });

  test("need an address and a mail server", async () => {
    const id = await receive({ email: "not an address" });
    expect(await send(id)).toMatchObject({ status: 400, body: { fields: { email: "invalid" } } });
    setInquiryPolicy({ ...policy, mailing: false });
    expect((await send(await receive())).status).toBe(503);
    expect(await db.selectFrom("inquiry_reply").selectAll().execute()).toEqual([]);
  });

  test("the assignee is told by mail when asked for, and never of their own doing", async () => {
    const id = await receive();
    await cy.put(`/inquiries/${id}`, { assignee: ann.id });
    await cy.put(`/inquiries/${id}`, { assignee: cy.id, tellAssignee: true });
    expect(await sendMail()).toBeUndefined();
    await cy.put(`/inquiries/${id}`, { assignee: bo.id, tellAssignee: true });
    const mail = await sendMail();
    expect(mail).toMatchObject({ to: bo.email, subject: "An inquiry for you: Layla" });
    expect(mail?.text).toContain(`https://www.example.com/admin/inquiries/${id}/show`);
  });
});

describe("reply templates", () => {
  const inThree = { zh: "一", en: "one", ar: "واحد" };

  test("are written, changed and removed, and nobody overwrites a colleague", async () => {
    const made = await ann.post("/reply-templates", { name: "A", subject: inThree, body: inThree });
    const { id, version } = made.body as { id: string; version: number };
    const change = { name: "B", subject: inThree, body: inThree, version };
    expect((await bo.put(`/reply-templates/${id}`, change)).body).toMatchObject({
      name: "B",
      version: 2,
    });
    expect((await ann.put(`/reply-templates/${id}`, change)).status).toBe(409);
    expect((await ann.delete(`/reply-templates/${id}`)).status).toBe(200);
    expect((await ann.get(`/reply-templates/${id}`)).status).toBe(404);
    expect((await readLog()).map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      "created reply-template",
      "changed reply-template",
      "deleted reply-template",
    ]);
  });
});

describe("news", () => {
  test("comes as it happens, and the line is let go", async () => {
    const leaving = new AbortController();
    const response = await api.call("/api/backoffice/inquiries/news", {
      headers: { Cookie: sessionCookie(ann.token) },
      signal: leaving.signal,
    });
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    const events = readEvents(response);
    expect(await events.next()).toBe("hello");
    expect(await events.next()).toBe("missed");
    const id = await receive();
    await ann.put(`/inquiries/${id}`, { status: "won" });
    expect(await events.next()).toBe("changed");
    publishInquiryEvent("new");
    expect(await events.next()).toBe("new");
    await events.leave();
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity
          where application_name = 'tinghe-listener' and datname = current_database()`.execute(db);
        return rows.length;
      })
      .toBe(0);
  });

  function readEvents(response: Response) {
    const reader = (response.body ?? new ReadableStream()).getReader();
    const decoder = new TextDecoder();
    let text = "";
    return {
      async next(): Promise<string> {
        for (;;) {
          const event = /event: (\w+)\n.*?\n\n/s.exec(text);
          if (event) {
            text = text.slice(event.index + event[0].length);
            return event[1] ?? "";
          }
          const { done, value } = await reader.read();
          if (done) return "end";
          text += decoder.decode(value);
        }
      },
      leave: () => reader.cancel(),
    };
  }
});
