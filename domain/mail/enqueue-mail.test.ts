import { beforeEach, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { Sender } from "./compose-mail.ts";
import { enqueueMail, withdrawMail } from "./enqueue-mail.ts";
import { sendNextMail } from "./send-next-mail.ts";

giveOwnDatabase();

const person = { id: "somebody", name: "Somebody", email: "somebody@example.com", role: "member" };

beforeEach(async () => {
  await db.deleteFrom("mail_outbox").execute();
  await db.deleteFrom("auth_user").where("id", "=", person.id).execute();
  await db.insertInto("auth_user").values(person).execute();
});

const outbox = () =>
  db.selectFrom("mail_outbox").orderBy("id").select(["kind", "payload"]).execute();

const decision = { kind: "profile-decision", payload: { userId: person.id } } as const;
const welcome = { kind: "member-welcome", payload: { userId: person.id } } as const;

test("a decision takes the place of the one before that nobody was told of", async () => {
  await enqueueMail({ ...welcome, on: db });
  await enqueueMail({ ...decision, on: db });
  await enqueueMail({ ...decision, on: db });
  expect(await outbox()).toEqual([welcome, decision]);
});

test("only a mail about the same that has not left is taken back", async () => {
  await enqueueMail({ ...welcome, on: db });
  await enqueueMail({ ...decision, on: db });
  await withdrawMail({ ...decision, on: db });
  expect(await outbox()).toEqual([welcome]);
  await db.updateTable("mail_outbox").set({ sent_at: new Date() }).execute();
  await withdrawMail({ ...welcome, on: db });
  expect(await outbox()).toEqual([welcome]);
});

test("mails go with the account they are about, sent or not", async () => {
  await enqueueMail({ ...welcome, on: db });
  await db.updateTable("mail_outbox").set({ sent_at: new Date() }).execute();
  const payload = { userId: person.id, deviceId: crypto.randomUUID() };
  await enqueueMail({ kind: "new-device", payload, on: db });
  await db.deleteFrom("auth_user").where("id", "=", person.id).execute();
  expect(await outbox()).toEqual([]);
});

test("what is about nothing that is there cannot be noted", async () => {
  const mail = { kind: "inquiry-receipt", payload: { inquiryId: 999_999 } } as const;
  await expect(enqueueMail({ ...mail, on: db })).rejects.toThrow("mail_outbox_inquiry_id_fkey");
});

test("a sort that this version does not know waits for one that does", async () => {
  await db.insertInto("mail_outbox").values({ kind: "from-the-future", payload: "{}" }).execute();
  const sender: Sender = {
    ...{ from: undefined, to: undefined, host: "www.example.com", lang: "zh", retryAfter: 30 },
    origin: "https://www.example.com",
  };
  const deliver = async () => "delivered" as const;
  expect(await sendNextMail({ deliver, sender })).toMatchObject({ outcome: "failed" });
  const [mail] = await db.selectFrom("mail_outbox").selectAll().execute();
  expect(mail).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
});
