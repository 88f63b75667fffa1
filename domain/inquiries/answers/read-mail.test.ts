import { expect, test } from "vitest";
import { readHead } from "./read-head.ts";
import { readMail } from "./read-mail.ts";
import { splitQuoted } from "./split-quoted.ts";

const bytesOf = (...lines: string[]) => new TextEncoder().encode(lines.join("\r\n"));

test("a Chinese office's charset is read", async () => {
  const gbk = Buffer.from([0xc4, 0xe3, 0xba, 0xc3]).toString("base64");
  const mail = bytesOf(
    `Subject: =?gb2312?B?${gbk}?=`,
    "Content-Type: text/plain; charset=gb18030",
    "Content-Transfer-Encoding: base64",
    "",
    gbk,
    "",
  );
  expect((await readHead(mail))?.subject).toBe("你好");
  expect((await readMail(mail)).text).toBe("你好");
});

test("of what is too long the beginning is kept, and told", async () => {
  const mail = bytesOf("Content-Type: text/plain", "", "word ".repeat(10_000));
  const { text, leftOut } = await readMail(mail);
  expect(text).toHaveLength(19_999);
  expect(leftOut).toEqual([{ name: "", problem: "text-long" }]);
});

test("lines of HTML are lines, and hidden direction is gone", async () => {
  const html = "<p>One<br>Two</p>\n<ul><li>A\u202e</li><li>B</li></ul><title>x</title>";
  const mail = bytesOf("Content-Type: text/html; charset=utf-8", "", html);
  expect((await readMail(mail)).text).toBe("One\nTwo\nA\nB");
});

test("small pictures of the text and what programs add are no files", async () => {
  const part = (type: string, ...more: string[]) => ["--b", `Content-Type: ${type}`, ...more, ""];
  const mail = bytesOf(
    'Content-Type: multipart/related; boundary="b"',
    "",
    ...[...part("text/html"), '<img src="cid:logo">'],
    ...[...part("image/png", "Content-ID: <logo>"), "logo"],
    ...[...part("application/pgp-signature"), "signature"],
    ...["--b--", ""],
  );
  expect(await readMail(mail)).toMatchObject({ files: [], leftOut: [] });
});

test.each([
  ["Auto-Submitted: auto-generated", "automatic"],
  ["Precedence: bulk", "automatic"],
  ["X-Autoreply: yes", "automatic"],
  ["Auto-Submitted: no", "answer"],
])("%s makes it: %s", async (header, sort) => {
  expect(await readHead(bytesOf("From: a@example.com", header, "", "x"))).toMatchObject({ sort });
});

test("a report that a mail is late is none of failure", async () => {
  const report = bytesOf(
    "From: MAILER-DAEMON@example.net",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ...["", "--b", "Content-Type: message/delivery-status", ""],
    ...["Final-Recipient: rfc822; ann@example.com", "Action: delayed", "--b--"],
  );
  expect(await readHead(report)).toMatchObject({
    sort: "automatic",
    senders: ["mailer-daemon@example.net"],
  });
});

test.each([
  ["Yes.\n\nAm Montag schrieb Tinghe:\n> Shall we?\n>\n> Best", "Yes."],
  ["好的。\n\n-----原始邮件-----\n发件人: Tinghe", "好的。"],
  ["> Shall we?\nYes.\n> When?\nToday.", "> Shall we?\nYes.\n> When?\nToday."],
  ["> Only quoted", "> Only quoted"],
  ["No quote: none", "No quote: none"],
])("%j says %j", (text, written) => {
  expect(splitQuoted(text).written).toBe(written);
});
