/** What a file is by its first bytes; its name and what the sender calls it prove nothing. */
export type FileKind =
  | "jpeg"
  | "png"
  | "webp"
  | "avif"
  | "heic"
  | "gif"
  | "tiff"
  | "bmp"
  | "svg"
  | "pdf"
  | "unknown";

export const acceptedKinds = ["jpeg", "png", "webp", "avif"] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

export function isAccepted(kind: FileKind): kind is AcceptedKind {
  return acceptedKinds.some((accepted) => accepted === kind);
}

const signatures: [FileKind, number, string][] = [
  ["jpeg", 0, "\xff\xd8\xff"],
  ["png", 0, "\x89PNG\r\n\x1a\n"],
  ["webp", 8, "WEBP"],
  ["gif", 0, "GIF8"],
  ["tiff", 0, "II*\0"],
  ["tiff", 0, "MM\0*"],
  ["bmp", 0, "BM"],
  ["pdf", 0, "%PDF-"],
];

export function fileKind(head: Buffer): FileKind {
  const start = head.toString("latin1", 0, 4096);
  const known = signatures.find(([, offset, signature]) => start.startsWith(signature, offset));
  if (known) return known[0];
  if (start.startsWith("ftyp", 4)) return brandKind(start.slice(8, 40));
  return /<svg[\s>]/i.test(start.replaceAll("\0", "")) ? "svg" : "unknown";
}

/** AVIF and HEIC share a container and differ by the brands it names. */
function brandKind(brands: string): FileKind {
  if (/avi[fs]/.test(brands)) return "avif";
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? "heic" : "unknown";
}
