/** A mail as a customer's program writes it. */
export function writeMail({
  from = "Ann <ann@example.com>",
  to = "sales@example.com",
  subject = "Re: Your inquiry",
  text = "Yes, please.",
  html,
  headers = {},
  files = [],
}: {
  from?: string;
  to?: string;
  subject?: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
  files?: { name: string; type: string; bytes: Uint8Array }[];
}): string {
  const all = { From: from, To: to, Subject: subject, "MIME-Version": "1.0", ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const body = [
    `Content-Type: text/${html ? "html" : "plain"}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    encode(Buffer.from(html ?? text)),
  ];
  if (files.length === 0) return [...head, ...body, ""].join("\r\n");
  const parts = files.flatMap(({ name, type, bytes }) => [
    "--parts",
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    encode(bytes),
  ]);
  return [
    ...head,
    'Content-Type: multipart/mixed; boundary="parts"',
    ...["", "--parts", ...body, ...parts, "--parts--", ""],
  ].join("\r\n");
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");
}

/** What a mail server writes about a mail of ours that it could not deliver. */
export function writeBounce({ messageId, to }: { messageId: string; to: string }): string {
  return [
    "From: MAILER-DAEMON@mx.example.net",
    "To: sales@example.com",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="report"',
    ...["", "--report", "Content-Type: text/plain", "", "There is no such mailbox."],
    ...["--report", "Content-Type: message/delivery-status", ""],
    "Reporting-MTA: dns; mx.example.net",
    ...["", `Final-Recipient: rfc822; ${to}`, "Action: failed", "Status: 5.1.1"],
    ...["", "--report", "Content-Type: text/rfc822-headers", ""],
    ...[`Message-ID: ${messageId}`, "Subject: Your inquiry", "", "--report--", ""],
  ].join("\r\n");
}
