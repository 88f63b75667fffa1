import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startImapServer } from "../support/start-imap-server.ts";
import { writeMail } from "../support/write-mail.ts";
import { type Database, startDatabase } from "./support/start-database.ts";
import { startMailServer } from "./support/start-mail-server.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { enterCaptchas, sendInquiry, writeInquiry } from "./support/submit-inquiry.ts";

let database: Database;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let imap: Awaited<ReturnType<typeof startImapServer>>;
let one: SiteNode;
let other: SiteNode;

beforeAll(async () => {
  database = await startDatabase();
  mails = await startMailServer();
  imap = await startImapServer();
  const settings = {
    databaseUrl: database.url,
    env: {
      ...{ SMTP_URL: mails.url, MAIL_TO: "boss@example.com" },
      ...{ IMAP_URL: imap.url, IMAP_SECONDS: "1", MAIL_ANSWERS_TO: "sales+{token}@example.com" },
    },
  };
  [one, other] = await Promise.all([startNode(settings), startNode(settings)]);
});
afterAll(() => imap.stop());

const answers = () => database.ask("select text from inquiry_answer order by id");

test("who answers the receipt is heard once, by whichever node is left", async () => {
  const [vcode = ""] = await enterCaptchas({ database, count: 1 });
  const inquiry = writeInquiry({ vcode, email: "ann@example.com" });
  expect(await (await sendInquiry({ node: one, inquiry })).json()).toMatchObject({ code: 1000 });
  const receipt = await vi.waitFor(
    () => {
      const found = mails.received.find(({ to }) => to[0] === "ann@example.com");
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 60_000 },
  );
  const replyTo = /^Reply-To:\s*(\S+)/im.exec(receipt?.raw ?? "")?.[1] ?? "";
  const id = /<(.+)@/.exec(receipt?.messageId ?? "")?.[1];
  expect(replyTo).toBe(`sales+${id}@example.com`);

  imap.deliver(writeMail({ to: "boss@example.com", text: "Nobody's answer" }));
  imap.deliver(writeMail({ to: replyTo, text: "First" }));
  await vi.waitFor(async () => expect(await answers()).toEqual([{ text: "First" }]), {
    timeout: 60_000,
  });
  await one.end("SIGKILL");
  imap.deliver(writeMail({ headers: { "In-Reply-To": receipt?.messageId ?? "" }, text: "Second" }));
  await vi.waitFor(
    async () => expect(await answers()).toEqual([{ text: "First" }, { text: "Second" }]),
    { timeout: 60_000 },
  );
  await vi.waitFor(() => expect(imap.flags()).toEqual([[], ["\\Seen"], ["\\Seen"]]), {
    timeout: 60_000,
  });
  // Those who look after inquiries are told, and find it.
  await vi.waitFor(
    () => expect(mails.received.filter(({ to }) => to[0] === "boss@example.com")).toHaveLength(3),
    { timeout: 60_000 },
  );
  expect(await other.end()).toBe(0);
});
