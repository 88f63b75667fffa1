import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import type { Mail } from "./compose-mail.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { sendNextMail } from "./send-next-mail.ts";

giveOwnDatabase();

const sender = {
  from: undefined,
  to: undefined,
  host: "www.example.com",
  origin: "https://www.example.com",
  lang: "zh",
  retryAfter: 30,
} as const;

test.each([
  ["zh", "声学设计工程师"],
  ["en", "Acoustic design engineer"],
  ["ar", "مهندس تصميم صوتي"],
])("the receipt in %s names job and number and repeats nothing else", async (lang, title) => {
  const { id } = await db
    .insertInto("job_application")
    .values({
      number: `ABCD-${lang}`,
      job_id: "acoustic-design-engineer",
      job_title: JSON.stringify({
        zh: "声学设计工程师",
        en: "Acoustic design engineer",
        ar: "مهندس تصميم صوتي",
      }),
      lang,
      name: "Buy cheap <b>watches</b>",
      phone: "12345",
      email: "li@example.com",
      message: "https://evil.example",
      resume: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueueMail({ kind: "application-receipt", payload: { applicationId: id }, on: db });
  const sent: Mail[] = [];
  const result = await sendNextMail({
    sender,
    deliver: async (mail) => {
      sent.push(mail);
      return "delivered";
    },
  });
  expect(result).toEqual({ outcome: "sent" });
  expect(sent).toMatchObject([{ to: "li@example.com", automatic: true }]);
  expect(sent[0]?.subject).toContain(`ABCD-${lang}`);
  expect(sent[0]?.text).toContain(title);
  expect(sent[0]?.text).not.toMatch(/watches|evil/);
});
