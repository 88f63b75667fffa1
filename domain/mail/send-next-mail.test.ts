import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { Mail, Sender } from "./compose-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { sendNextMail } from "./send-next-mail.ts";

giveOwnDatabase();

const sender: Sender = {
  from: undefined,
  to: "sales@example.com",
  host: "www.example.com",
  origin: "https://www.example.com",
  lang: "zh",
  retryAfter: 30,
};

const written = {
  purpose: "message",
  lang: "en",
  name: "Ann",
  phone: "1",
  email: "ann@example.com",
  address: "",
  country: "Egypt",
  message: "Hello",
  product_id: "slat-oak",
} as const;

async function note(kind: "inquiry-notification" | "inquiry-receipt", changes = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({ ...written, ...changes })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueMail({ kind, payload: { inquiryId: id }, on: db });
  return db
    .selectFrom("mail_outbox")
    .where("inquiry_id", "=", id)
    .select(["id", "message_id"])
    .executeTakeFirstOrThrow();
}

beforeEach(async () => void (await db.deleteFrom("inquiry").execute()));

const outbox = () => db.selectFrom("mail_outbox").selectAll().orderBy("id").execute();

function send(outcome: "delivered" | "refused" | Error = "delivered") {
  const sent: Mail[] = [];
  const deliver = async (mail: Mail) => {
    sent.push(mail);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { sent, result: sendNextMail({ deliver, sender }) };
}

test("an empty outbox is no work", async () => {
  expect(await send().result).toEqual({ outcome: "none" });
});

test("the company is told, in its language, and can reply to the visitor", async () => {
  const { message_id } = await note("inquiry-notification");
  const { sent, result } = send();
  expect(await result).toEqual({ outcome: "sent" });
  expect(sent).toMatchObject([
    {
      messageId: `<${message_id}@www.example.com>`,
      from: "hello@example.com",
      to: "sales@example.com",
      replyTo: "ann@example.com",
      automatic: false,
      subject: "网站新留言：Ann",
    },
  ]);
  expect(sent[0]?.text).toContain("埃及");
  expect(sent[0]?.text).toMatch(/产品: .*（?\(/);
  expect(await send().result).toEqual({ outcome: "none" });
});

test("the visitor gets a receipt in their language, marked as sent by a machine", async () => {
  await note("inquiry-receipt");
  const { sent, result } = send();
  await result;
  expect(sent).toMatchObject([
    { to: "ann@example.com", automatic: true, subject: "We have received your message" },
  ]);
});

test("an address that would be two is not replied to", async () => {
  await note("inquiry-notification", { email: "a@example.com, b@example.com" });
  const { sent, result } = send();
  await result;
  expect(sent[0]?.replyTo).toBeUndefined();
  expect(sent[0]?.text).toContain("对方未留下可用邮箱，请电话联系。");
});

describe("what fails", () => {
  test("is tried again later, under the same message id, and later each time", async () => {
    await note("inquiry-notification");
    const error = new Error("451 try later");
    const first = send(error);
    expect(await first.result).toEqual({ outcome: "failed", error });
    expect(await send().result).toEqual({ outcome: "none" });

    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) {
      const [mail] = await outbox();
      expect(mail).toMatchObject({ attempts: attempt, last_error: "Error: 451 try later" });
      waits.push(Math.round(((mail?.due_at.getTime() ?? 0) - Date.now()) / 1000));
      await db.updateTable("mail_outbox").set({ due_at: new Date() }).execute();
      const again = send(error);
      await again.result;
      expect(again.sent[0]?.messageId).toBe(first.sent[0]?.messageId);
    }
    const expected = [30, 60, 120, 240, 480, 960, 1920, 3600, 3600];
    for (const [at, wait] of waits.entries()) {
      expect(Math.abs(wait - (expected[at] ?? 0))).toBeLessThan(3);
    }
  });

  test("for good is given up", async () => {
    await note("inquiry-receipt");
    expect(await send("refused").result).toEqual({ outcome: "refused" });
    expect(await send().result).toEqual({ outcome: "none" });
    expect(await outbox()).toMatchObject([{ sent_at: null, given_up_at: expect.any(Date) }]);
  });

  test("for three days is not sent any more", async () => {
    await note("inquiry-notification");
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await db
      .updateTable("mail_outbox")
      .set({ created_at: days(3.01) })
      .execute();
    expect(await send().result).toEqual({ outcome: "none" });
    await db
      .updateTable("mail_outbox")
      .set({ created_at: days(2.99) })
      .execute();
    expect(await send().result).toEqual({ outcome: "sent" });
  });
});

test("several workers send each mail once", async () => {
  for (let n = 0; n < 6; n++) await note("inquiry-notification");
  const sent: string[] = [];
  const work = async () => {
    for (;;) {
      const { outcome } = await sendNextMail({
        sender,
        deliver: async ({ messageId }) => {
          sent.push(messageId);
          return "delivered";
        },
      });
      if (outcome === "none") return;
    }
  };
  await Promise.all([work(), work()]);
  await work();
  expect(sent).toHaveLength(6);
  expect(new Set(sent).size).toBe(6);
});
