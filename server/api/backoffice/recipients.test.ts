import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import type { Mail } from "#domain/mail/compose-mail.ts";
import { enqueueMail } from "#domain/mail/enqueue-mail.ts";
import { sendNextMail } from "#domain/mail/send-next-mail.ts";
import { sessionCookie } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { origin } from "../testing/call-api.ts";
import { type SignedIn, startStaffApi } from "../testing/staff-api.ts";

giveOwnDatabase();

const api = startStaffApi();
let administrator: SignedIn;
let editor: SignedIn;

beforeAll(async () => {
  administrator = await api.signIn("administrator");
  editor = await api.signIn("editor");
});
beforeEach(async () => {
  await db
    .updateTable("mail_recipients")
    .set({ addresses: ["sales@example.com"] })
    .execute();
  await db.deleteFrom("inquiry").execute();
  await db.deleteFrom("audit_entry").execute();
});

const sender = {
  from: undefined,
  to: undefined,
  host: "www.example.com",
  origin: "https://www.example.com",
  lang: "en",
  retryAfter: 30,
} as const;

/** Whom the mail about a new inquiry goes to. */
async function findRecipient(): Promise<string | undefined> {
  const { id } = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "message", lang: "en", name: "Ann", phone: "1", email: "", address: "" },
      ...{ country: "Egypt", message: "Hello" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueMail({ kind: "inquiry-notification", payload: { inquiryId: id }, on: db });
  const sent: Mail[] = [];
  await sendNextMail({
    sender,
    deliver: async (mail) => {
      sent.push(mail);
      return "delivered";
    },
  });
  return sent[0]?.to;
}

type Recipients = { addresses: string[]; version: number };

async function read(): Promise<Recipients> {
  const { status, body } = await administrator.get("/recipients");
  expect(status).toBe(200);
  return body as Recipients;
}

async function change(addresses: string[], changes: object = {}) {
  const { version } = await read();
  return administrator.put("/recipients", { addresses, version, ...changes });
}

describe("an administrator", () => {
  test("sets who is told, and the log keeps who was and who is", async () => {
    const { status, body } = await change(["Hall@Example.com", "office@example.com"]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ addresses: ["hall@example.com", "office@example.com"] });
    expect(await findRecipient()).toBe("hall@example.com, office@example.com");
    const log = await db
      .selectFrom("audit_entry")
      .select(["actor", "action", "kind", "before", "after"])
      .execute();
    expect(log).toEqual([
      {
        actor: administrator.id,
        action: "changed",
        kind: "recipients",
        before: { addresses: ["sales@example.com"] },
        after: { addresses: ["hall@example.com", "office@example.com"] },
      },
    ]);
  });

  test("who names nobody is told, with every other administrator", async () => {
    await change([]);
    expect(await findRecipient()).toBe(administrator.email);
  });

  test.each([
    ["no address", ["nobody"]],
    ["two in one", ["a@example.com, b@example.com"]],
    ["a header", ["a@example.com\r\nBcc: b@example.com"]],
    ["too many", Array.from({ length: 21 }, (_, at) => `a${at}@example.com`)],
  ])("cannot name %s", async (_, addresses) => {
    expect((await change(addresses)).status).toBe(400);
    expect(await read()).toMatchObject({ addresses: ["sales@example.com"] });
  });

  test("does not overwrite a colleague", async () => {
    const { version } = await read();
    expect((await change(["a@example.com"])).status).toBe(200);
    expect((await change(["b@example.com"], { version })).status).toBe(409);
    expect(await read()).toMatchObject({ addresses: ["a@example.com"] });
  });

  test("sees that the environment decides", async () => {
    startStaffApi({ env: { MAIL_TO: "ops@example.com" } });
    expect(await read()).toMatchObject({ fixed: "ops@example.com" });
    startStaffApi();
    expect(await read()).toMatchObject({ fixed: null });
  });
});

describe("an editor", () => {
  type Settings = { content: { email: string }; status: string; version: number };
  const path = "/content/site_settings/site";
  const readSettings = async () => (await editor.get(path)).body as Settings;

  test("changes the address that visitors see, and nobody is told elsewhere", async () => {
    const before = await readSettings();
    const content = { ...before.content, email: "mine@evil.example" };
    expect((await editor.put(path, { ...before, content })).status).toBe(200);
    expect(await findRecipient()).toBe("sales@example.com");

    // Nor by a former version of the settings.
    const { body } = await editor.get(`${path}/revisions`);
    const [latest] = (body as { rows: { id: number }[] }).rows;
    const { version } = await readSettings();
    const restore = `${path}/revisions/${latest?.id}/restore`;
    expect((await editor.post(restore, { version })).status).toBe(200);
    expect(await findRecipient()).toBe("sales@example.com");
  });

  test("cannot name recipients among the settings", async () => {
    const before = await readSettings();
    const content = { ...before.content, addresses: ["mine@evil.example"] };
    await editor.put(path, { ...before, content });
    expect(await findRecipient()).toBe("sales@example.com");
  });

  test("finds them neither as content nor in an import", async () => {
    for (const kind of ["mail_recipients", "recipients"]) {
      expect((await editor.get(`/content/${kind}`)).status).toBe(404);
      const record = { content: { id: "mail", addresses: ["mine@evil.example"] } };
      expect((await editor.post(`/content/${kind}`, record)).status).toBe(404);
      expect((await editor.put(`/content/${kind}/mail`, record)).status).toBe(404);
      expect((await editor.get(`/content/${kind}/mail/revisions`)).status).toBe(404);
    }
    const file = "id,addresses\nmail,mine@evil.example\n";
    const sent = await api.call("/api/backoffice/import?name=recipients.csv", {
      method: "POST",
      headers: {
        Cookie: sessionCookie(editor.token),
        Origin: origin,
        "Content-Length": String(file.length),
      },
      body: file,
    });
    expect(sent.status).toBe(200);
    const { id, problems } = (await sent.json()) as { id: string; problems: unknown };
    expect(problems).toContainEqual({ reason: "unknown-column", detail: "addresses" });
    expect((await editor.post(`/import/${id}/commit`)).status).toBe(400);
    expect(await findRecipient()).toBe("sales@example.com");
  });

  test("neither reads nor changes them, nor does anybody but an administrator", async () => {
    for (const role of ["editor", "sales", "personnel", "viewer"]) {
      const person = await api.signIn(role);
      expect((await person.get("/recipients")).status, role).toBe(403);
      const wanted = { addresses: ["mine@evil.example"], version: 1 };
      expect((await person.put("/recipients", wanted)).status, role).toBe(403);
    }
    expect(await findRecipient()).toBe("sales@example.com");
  });
});
