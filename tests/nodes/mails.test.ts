import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Database, startDatabase } from "./support/start-database.ts";
import { startMailServer } from "./support/start-mail-server.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { enterCaptchas, sendInquiry, writeInquiry } from "./support/submit-inquiry.ts";

let database: Database;
let node: SiteNode;
let mails: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  database = await startDatabase();
  mails = await startMailServer();
  node = await startNode({
    databaseUrl: database.url,
    env: {
      TRUSTED_PROXIES: "1",
      SMTP_URL: mails.url,
      MAIL_FROM: "Tinghe <no-reply@example.com>",
      MAIL_TO: "sales@example.com",
      MAIL_RETRY_SECONDS: "1",
      PUBLIC_URL: "https://www.example.com",
    },
  });
});

async function submit(changes: Record<string, string> = {}) {
  const [vcode = ""] = await enterCaptchas({ database, count: 1 });
  const inquiry = writeInquiry({ vcode, ...changes });
  const before = mails.received.length;
  const response = await sendInquiry({ node, inquiry });
  expect(await response.json()).toMatchObject({ code: 1000 });
  await vi.waitFor(
    async () => {
      const waiting = "select id from mail_outbox where sent_at is null and given_up_at is null";
      expect(await database.ask(waiting)).toEqual([]);
    },
    { timeout: 60_000 },
  );
  return mails.received.slice(before);
}

function headersOf(raw: string): Map<string, string> {
  const [head = ""] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(lines.map((line) => [line.split(":", 1)[0]?.toLowerCase() ?? "", line]));
}

function bodiesOf(raw: string): string {
  const parts = raw.matchAll(
    /Content-Transfer-Encoding: (\S+)\r\n(?:.+\r\n)*\r\n([\s\S]*?)\r\n--/g,
  );
  return Array.from(parts, ([, encoding, body = ""]) =>
    encoding === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : Buffer.from(
          body
            .replace(/=\r\n/g, "")
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          "latin1",
        ).toString("utf8"),
  ).join("\n");
}

describe("mails as they are sent", () => {
  test("the company and the visitor each get theirs", async () => {
    const [one, two] = await submit({ lang: "ar" });
    const toCompany = one?.to[0] === "sales@example.com" ? one : two;
    const toVisitor = toCompany === one ? two : one;
    expect(toCompany).toMatchObject({ from: "no-reply@example.com", to: ["sales@example.com"] });
    expect(toVisitor?.to[0]).toMatch(/@example\.com$/);
    expect(toCompany?.messageId).toMatch(/^<[0-9a-f-]{36}@www\.example\.com>$/);
    expect(headersOf(toCompany?.raw ?? "").get("reply-to")).toContain(toVisitor?.to[0]);
    expect(headersOf(toVisitor?.raw ?? "").get("auto-submitted")).toContain("auto-replied");
    expect(bodiesOf(toVisitor?.raw ?? "")).toContain('<html lang="ar" dir="rtl">');
    expect(bodiesOf(toCompany?.raw ?? "")).toContain('<html lang="zh-CN" dir="ltr">');
  });

  test.each([
    ["name", "a\r\nBcc: x"],
    ["email", "a@example.com\r\nBcc: spam@example.com"],
    ["email", "a@example.com,b@example.com"],
    ["email", "<a@example.com>"],
    ["phone", "1\r\nSubject: x"],
    ["address", "\r\n\r\n<script>alert(1)</script>"],
    ["conts", "\r\n.\r\nMAIL FROM:<x@example.com>\r\nRCPT TO:<y@example.com>"],
    ["conts", '<script>alert(1)</script><a href="javascript:alert(1)">x</a>'],
    ["conts", "=cmd|' /C calc'!A0"],
    ["conts", "\u202Egnp.elif\u202C \u2067x"],
  ])("%s as %j changes neither who gets it nor what it is", async (field, value) => {
    const received = await submit({ [field]: value });
    const toCompany = received.filter(({ to }) => to.includes("sales@example.com"));
    expect(toCompany).toHaveLength(1);
    expect(received.flatMap(({ to }) => to).filter((to) => /^(spam|b|y)@/.test(to))).toEqual([]);
    for (const { raw } of received) {
      const headers = headersOf(raw);
      expect(headers.has("bcc")).toBe(false);
      expect(headers.has("cc")).toBe(false);
      const body = bodiesOf(raw);
      expect(body).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
      const html = /<!doctype html>[\s\S]*<\/html>/.exec(body)?.[0] ?? "";
      expect(html).toMatch(/<body/);
      expect(html).not.toMatch(/<script|<a |<[^>]*(href|on\w+)=/);
    }
  });

  test("nothing of it is in the log", () => {
    expect(node.output()).not.toMatch(/alert\(1\)|cmd\||Bcc|example\.com,b/);
  });
});
