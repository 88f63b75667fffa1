import { type Lang, language } from "../language/language.ts";

export type MailRow = { label: string; value: string };

export type MailBody = { subject: string; text: string; html: string };

export type Addressed = MailBody & { to: string; from: string };

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** Keeps a foreign word from turning the line it stands in around. */
function isolate(text: string): string {
  return text
    .split("\n")
    .map((line) => `\u2068${line}\u2069`)
    .join("\n");
}

/**
 * A mail as HTML and as plain text. Every word of a visitor passes `escapeHtml`, and nothing of theirs
 * becomes a link, an attribute or a style.
 */
export function layOutMail({
  lang,
  subject,
  paragraphs,
  rows,
  closing,
  signature,
}: {
  lang: Lang;
  subject: string;
  paragraphs: string[];
  rows: MailRow[];
  closing: string;
  signature: string[];
}): MailBody {
  const { dir, intl } = language(lang);
  const tag = intl.slice(0, 5).replace(/-u.*/, "");
  const text = [
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${isolate(value)}`).join("\n"),
    closing,
    ["-- ", ...signature].join("\n"),
  ].filter((part) => part !== "");
  const direction = `lang="${tag}" dir="${dir}"`;
  const html = `<!doctype html>
<html ${direction}>
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body ${direction} style="margin:0;padding:24px;background:#faf7f2;color:#1e1b18;font-family:sans-serif;font-size:16px;line-height:1.6">
${paragraphs.map(paragraph).join("\n")}
${rows.length > 0 ? table({ rows, direction }) : ""}
${paragraph(closing)}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9d2c7;color:#6f6a64;font-size:14px">${signature.map(escapeHtml).join("<br>")}</p>
</body>
</html>
`;
  return { subject, text: `${text.join("\n\n")}\n`, html };
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(text)}</p>`;
}

function table({ rows, direction }: { rows: MailRow[]; direction: string }): string {
  const cell = "padding:6px 12px;border-bottom:1px solid #d9d2c7;vertical-align:top";
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};color:#6f6a64;font-weight:normal;text-align:start;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell};white-space:pre-wrap"><bdi dir="auto">${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table ${direction} role="presentation" style="border-collapse:collapse;margin:0 0 16px;background:#ffffff">\n${lines.join("\n")}\n</table>`;
}
