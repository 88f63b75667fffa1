/** Begins as a PDF at the very first byte, ends as one at the last, and knows where its table is. */
export function isWhole(text: string): boolean {
  if (!/^%PDF-(?:1\.[0-7]|2\.0)\s/.test(text)) return false;
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-2048));
  if (!end) return false;
  const table = text.slice(Number(end[1]), Number(end[1]) + 40);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}

const markup = /<(?:script|html|svg|iframe|body)[\s>/]|<!doctype\s|<\?php\s/i;
const endOfArchive = "PK\x05\x06";

/** Whether another program would open it as something else: a page, an archive, an image of a disk. */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (markup.test(text.slice(0, 4096))) return true;
  if (text.startsWith("ustar", 257) || text.startsWith("CD001", 32_769)) return true;
  // An archive is read from its end, which may be up to this long and tells its own length.
  const from = Math.max(0, text.length - 65_557);
  let at = text.indexOf(endOfArchive, from);
  while (at !== -1 && at + 22 <= bytes.length) {
    if (at + 22 + bytes.readUInt16LE(at + 20) <= bytes.length) return true;
    at = text.indexOf(endOfArchive, at + 1);
  }
  return false;
}
