import type { AcceptedKind } from "../upload/file-kind.ts";

/** How files begin that a program other than a picture viewer would open or run. */
const texts = /<(?:script|html|svg|iframe|body)[\s>/]|<!doctype\s|<\?php\s|javascript:|%PDF-\d/i;
const archives = [
  ...["\x0a", "\x14", "\x2d"].map((version) => `PK\x03\x04${version}\0`),
  ...["PK\x05\x06\0\0\0\0", "Rar!\x1a\x07", "7z\xbc\xaf\x27\x1c"],
];

/**
 * Whether another file hides in a picture: behind its end, or in what it says about itself. What we
 * keep is encoded anew and carries none of it, but whoever sends such a file means no good.
 */
export function hidesFile({ file, kind }: { file: Buffer; kind: AcceptedKind }): boolean {
  return besidesPixels[kind](file).some((part) => {
    const written = part.toString("latin1");
    return texts.test(written) || archives.some((start) => written.includes(start));
  });
}

/** The parts of a file that are not its pixels; in pixels, which are noise, anything may turn up. */
const besidesPixels: Record<AcceptedKind, (file: Buffer) => Buffer[]> = {
  jpeg(file) {
    const parts: Buffer[] = [];
    let at = 2;
    // Segments name their length; the pixels after the start of scan do not, and end with EOI.
    while (at + 4 <= file.length && file[at] === 0xff) {
      const marker = file[at + 1];
      if (marker === 0xda || marker === 0xd9) break;
      if (marker === 0xff) {
        at++;
        continue;
      }
      const length = file.readUInt16BE(at + 2);
      parts.push(file.subarray(at, at + 2 + length));
      at += 2 + length;
    }
    const end = file.indexOf(Buffer.from([0xff, 0xd9]), at);
    return end === -1 ? parts : [...parts, file.subarray(end)];
  },
  png(file) {
    const parts: Buffer[] = [];
    let at = 8;
    while (at + 12 <= file.length) {
      const length = file.readUInt32BE(at);
      const name = file.toString("latin1", at + 4, at + 8);
      if (name !== "IDAT") parts.push(file.subarray(at, at + 12 + length));
      at += 12 + length;
      if (name === "IEND") break;
    }
    return [...parts, file.subarray(at)];
  },
  webp(file) {
    const parts: Buffer[] = [];
    let at = 12;
    const end = Math.min(file.length, 8 + file.readUInt32LE(4));
    while (at + 8 <= end) {
      const length = file.readUInt32LE(at + 4);
      const name = file.toString("latin1", at, at + 4);
      if (!/^(?:VP8 |VP8L|ALPH|ANMF)$/.test(name)) parts.push(file.subarray(at, at + 8 + length));
      at += 8 + length + (length % 2);
    }
    return [...parts, file.subarray(end)];
  },
  avif(file) {
    const parts: Buffer[] = [];
    let at = 0;
    while (at + 8 <= file.length) {
      const length = file.readUInt32BE(at) || file.length - at;
      const name = file.toString("latin1", at + 4, at + 8);
      if (name !== "mdat") parts.push(file.subarray(at, at + length));
      if (length < 8) break;
      at += length;
    }
    return [...parts, file.subarray(at)];
  },
};
