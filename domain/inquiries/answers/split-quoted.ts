/** What programs write above the mail that they repeat. */
const divider =
  /^(?:-{2,} ?(?:original message|forwarded message|原始邮件|الرسالة الأصلية) ?-{2,}|_{10,})$/i;

/**
 * Parts what somebody wrote from the mail of ours that their program repeats below it. Where that
 * cannot be seen for sure, all of it was written.
 */
export function splitQuoted(text: string): { written: string; quoted: string } {
  const lines = text.split("\n");
  const from = startOfQuoted(lines);
  const written = lines.slice(0, from).join("\n").trim();
  // Whoever wrote between our lines, or nothing at all, is shown whole.
  if (written === "") return { written: text, quoted: "" };
  return { written, quoted: lines.slice(from).join("\n").trim() };
}

function startOfQuoted(lines: string[]): number {
  const at = lines.findIndex((line) => divider.test(line.trim()));
  if (at !== -1) return at;
  let from = lines.length;
  while (from > 0 && /^(?:>|\s*$)/.test(lines[from - 1] ?? "")) from--;
  if (!lines.slice(from).some((line) => line.startsWith(">"))) return lines.length;
  // "On Monday, Tinghe wrote:", which may take two lines.
  if (/[:：]\s*$/.test(lines[from - 1] ?? "")) from--;
  return from;
}
