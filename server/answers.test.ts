import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { removeDueFiles } from "#domain/files/private-files.ts";
import { setScanner } from "#domain/files/scan-file.ts";
import { lookIntoMailbox } from "#domain/inquiries/answers/look-into-mailbox.ts";
import { getInquiry } from "#domain/inquiries/get-inquiry.ts";
import type { InquiryStatus } from "#domain/inquiries/inquiry-status.ts";
import { enqueueMail } from "#domain/mail/enqueue-mail.ts";
import { makePdf } from "../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";
import { givePrivateFolders } from "../tests/support/private-folders.ts";
import { startImapServer } from "../tests/support/start-imap-server.ts";
import { malware, startScanner } from "../tests/support/start-scanner.ts";
import { writeBounce, writeMail } from "../tests/support/write-mail.ts";
import { readConfig } from "./config.ts";
import { imapAddress } from "./imap-address.ts";
import { withMailbox } from "./imap-mailbox.ts";

giveOwnDatabase();
givePrivateFolders();

let imap: Awaited<ReturnType<typeof startImapServer>>;
beforeAll(async () => {
  imap = await startImapServer();
});
afterAll(() => imap.stop());
beforeEach(async () => {
  await db.deleteFrom("inquiry").execute();
  await removeDueFiles();
});
afterEach(() => setScanner({ address: undefined }));

const never = new AbortController().signal;

function look() {
  return withMailbox({
    ...{ address: imapAddress.parse(imap.url), signal: never },
    work: (mailbox) => lookIntoMailbox({ mailbox, signal: never }),
  });
}

/** An inquiry to which somebody has replied, and how an answer says so. */
async function replied({ status = "new" }: { status?: InquiryStatus } = {}) {
  const { id } = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "message", lang: "en", name: "Ann", phone: "1", email: "ann@example.com" },
      ...{ address: "", country: "Egypt", message: "Hello", read_at: new Date(), status },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const reply = await db
    .insertInto("inquiry_reply")
    .values({
      ...{ inquiry_id: id, lang: "en", sent_to: "Ann@Example.com" },
      ...{ subject: "Your inquiry", text: "Here it is." },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const payload = { inquiryId: id, replyId: reply.id };
  await enqueueMail({ kind: "inquiry-reply", payload, on: db });
  const { message_id: token } = await db
    .selectFrom("mail_outbox")
    .where("inquiry_id", "=", id)
    .select("message_id")
    .executeTakeFirstOrThrow();
  const messageId = `<${token}@www.example.com>`;
  return {
    ...{ id: String(id), replyId: reply.id, token, messageId },
    headers: { "In-Reply-To": messageId, References: messageId },
  };
}

const read = (id: string) => getInquiry({ id, lang: "en" });
const stored = () => db.selectFrom("inquiry_answer").selectAll().orderBy("id").execute();
const news = () =>
  db.selectFrom("mail_outbox").where("kind", "=", "inquiry-answer").selectAll().execute();
const lastFlags = () => imap.flags().at(-1);

describe("an answer by mail", () => {
  test("stands in its inquiry, with its files, and somebody should read it", async () => {
    const { id, replyId, headers } = await replied();
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    imap.deliver(
      writeMail({
        headers: { ...headers, "Message-ID": "<one@example.com>" },
        text: "Yes, 40 m².\n\nOn Monday, Tinghe wrote:\n> Here it is.\n> Shall we?\n",
        files: [
          { name: "plan.pdf", type: "application/pdf", bytes: makePdf({ text: "Plan" }) },
          { name: "hall.jpg", type: "image/jpeg", bytes: photo },
          { name: "hall.dwg", type: "image/vnd.dwg", bytes: Buffer.from("AC1032") },
        ],
      }),
    );
    expect(await look()).toBe(1);
    expect(await read(id)).toMatchObject({
      read: false,
      answers: [
        {
          ...{ sort: "answer", from: "ann@example.com", subject: "Re: Your inquiry" },
          written: "Yes, 40 m².",
          quoted: "On Monday, Tinghe wrote:\n> Here it is.\n> Shall we?",
          leftOut: [{ name: "hall.dwg", problem: "files-type" }],
        },
      ],
      files: [{ name: "plan.pdf" }, { name: "hall.jpg" }],
    });
    expect(await stored()).toMatchObject([{ reply_id: replyId, mail_key: "<one@example.com>" }]);
    expect(await news()).toHaveLength(1);
    expect(lastFlags()).toEqual(["\\Seen"]);
  });

  test("is recognised by the address to which it was sent", async () => {
    const { id, token } = await replied();
    imap.deliver(writeMail({ to: `"Tinghe" <sales+${token}@example.com>` }));
    expect(await look()).toBe(1);
    expect((await read(id)).answers).toHaveLength(1);
  });

  test("opens again what seemed lost, and nothing that is not lost", async () => {
    const lost = await replied({ status: "lost" });
    const won = await replied({ status: "won" });
    for (const { headers } of [lost, won]) imap.deliver(writeMail({ headers }));
    expect(await look()).toBe(2);
    expect(await read(lost.id)).toMatchObject({ status: "contacted", read: false, version: 2 });
    expect(await read(won.id)).toMatchObject({ status: "won", read: false, version: 1 });
  });

  test("is words only, whatever it was made of", async () => {
    const { id, headers } = await replied();
    const html =
      '<style>p{}</style><p>Fine &lt;b&gt; &amp; <b>good</b></p><script>alert(1)</script><img src="https://tracker.example/x.gif" onerror="alert(1)"><div>Second</div>';
    imap.deliver(writeMail({ headers, html }));
    await look();
    const [answer] = (await read(id)).answers;
    expect(answer?.written).toBe("Fine <b> & good\nSecond");
  });

  test.each([
    ["from somebody else", { from: "eve@example.com" }, true],
    ["to nothing of ours", {}, false],
    ["that only pretends", { text: "In-Reply-To: me" }, false],
  ])("%s is none, and lies as it lay", async (_, changes, refers) => {
    const { headers } = await replied();
    imap.deliver(writeMail({ ...changes, ...(refers && { headers }) }));
    expect(await look()).toBe(0);
    expect(await stored()).toEqual([]);
    expect(lastFlags()).toEqual([]);
  });
});

describe("what machines answer", () => {
  test("an absence is noted, and disturbs nobody", async () => {
    const { id, headers } = await replied();
    imap.deliver(writeMail({ headers: { ...headers, "Auto-Submitted": "auto-replied" } }));
    expect(await look()).toBe(1);
    expect(await read(id)).toMatchObject({ read: true, answers: [{ sort: "automatic" }] });
    expect(await news()).toEqual([]);
  });

  test("a mail that came back is told of, if it was ours", async () => {
    const { id, messageId } = await replied();
    imap.deliver(writeBounce({ messageId, to: "someone@example.org" }));
    expect(await look()).toBe(0);
    imap.deliver(writeBounce({ messageId, to: "ann@example.com" }));
    expect(await look()).toBe(1);
    expect(await read(id)).toMatchObject({
      read: false,
      answers: [{ sort: "bounce", from: "ann@example.com", written: "There is no such mailbox." }],
    });
  });
});

describe("a mail is taken once", () => {
  test("by several who look at the same time", async () => {
    const { headers } = await replied();
    imap.deliver(writeMail({ headers }));
    await Promise.all([look(), look(), look()]);
    expect(await stored()).toHaveLength(1);
    expect(await look()).toBe(0);
  });

  test("though all falls down while it is stored", async () => {
    const { id, headers } = await replied();
    const bytes = makePdf({ text: "Plan" });
    const files = [{ name: "plan.pdf", type: "application/pdf", bytes }];
    imap.deliver(writeMail({ headers, files }));
    await sql`alter table inquiry_file add constraint falls_down check (answer_id is null)`.execute(
      db,
    );
    await expect(look()).rejects.toThrow("falls_down");
    expect(await stored()).toEqual([]);
    expect(await read(id)).toMatchObject({ read: true, files: [] });
    await sql`alter table inquiry_file drop constraint falls_down`.execute(db);
    expect(await look()).toBe(1);
    expect(await read(id)).toMatchObject({ read: false, files: [{ name: "plan.pdf" }] });
  });

  test("though it comes by two ways, or the mailbox is numbered anew", async () => {
    const { headers } = await replied();
    const mail = { headers: { ...headers, "Message-ID": "<same@example.com>" } };
    imap.deliver(writeMail(mail));
    imap.deliver(`Received: by another way\r\n${writeMail(mail)}`);
    await look();
    expect(await stored()).toHaveLength(1);
    imap.numberAnew();
    await look();
    expect(await stored()).toHaveLength(1);
  });
});

describe("what a mail may bring", () => {
  test("malware is left out, and the words are kept", async () => {
    const scanner = await startScanner();
    setScanner({ address: scanner.address });
    const { id, headers } = await replied();
    const bytes = makePdf({ text: malware });
    const files = [{ name: "plan.pdf", type: "application/pdf", bytes }];
    imap.deliver(writeMail({ headers, files }));
    expect(await look()).toBe(1);
    await scanner.close();
    expect(await read(id)).toMatchObject({
      files: [],
      answers: [{ written: "Yes, please.", leftOut: [{ problem: "files-unsafe" }] }],
    });
  });

  test("while the scanner is away, the mail waits", async () => {
    const scanner = await startScanner({ answer: { says: undefined } });
    setScanner({ address: scanner.address });
    const { id, headers } = await replied();
    const bytes = makePdf({ text: "Plan" });
    const files = [{ name: "plan.pdf", type: "application/pdf", bytes }];
    imap.deliver(writeMail({ headers, files }));
    await expect(look()).rejects.toThrow("scanner");
    await scanner.close();
    expect((await read(id)).answers).toEqual([]);
    expect(await db.selectFrom("mailbox_place").select("tries").execute()).toEqual([{ tries: 1 }]);
    // It is away for good.
    await db.updateTable("mailbox_place").set({ tries: 20 }).execute();
    expect(await look()).toBe(1);
    expect(await read(id)).toMatchObject({
      files: [],
      answers: [{ leftOut: [{ name: "plan.pdf", problem: "unscanned" }] }],
    });
  });

  test("of a mail larger than any should be, the beginning is read", async () => {
    const { id, headers } = await replied();
    const bytes = Buffer.alloc(20 * 1024 * 1024, 1);
    imap.deliver(
      writeMail({ headers, files: [{ name: "all.zip", type: "application/zip", bytes }] }),
    );
    expect(await look()).toBe(1);
    expect((await read(id)).answers).toMatchObject([
      { written: "Yes, please.", leftOut: [{ name: "", problem: "mail-large" }] },
    ]);
  });
});

test("a mailbox is named by an address with user and password", () => {
  const named = readConfig({ IMAP_URL: "imaps://sales%40example.com:a%2Fb@imap.example.com" });
  expect(named.mailbox).toMatchObject({
    ...{ host: "imap.example.com", port: 993, secure: true, isLocal: false, folder: "INBOX" },
    ...{ user: "sales@example.com", password: "a/b", everySeconds: 60 },
  });
  expect(named.sender.answersTo).toBe("");
  const without = readConfig({ MAIL_ANSWERS_TO: "sales+{token}@example.com" });
  expect([without.mailbox, without.sender.answersTo]).toEqual([undefined, undefined]);
  expect(() => readConfig({ IMAP_URL: "imaps://imap.example.com" })).toThrow("IMAP_URL: names no");
  expect(() => readConfig({ MAIL_ANSWERS_TO: "{token}" })).toThrow("MAIL_ANSWERS_TO: is no");
});
