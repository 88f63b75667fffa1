import { createHash } from "node:crypto";

// The one archive format that every system can read. Members have names of ours, short and plain,
// and sizes that are known before they are written: the oldest form of header says it all.

const block = 512;
const nameLimit = 100;
/** What fits into eleven octal digits. */
const sizeLimit = 8 ** 11;

export type Member<Bytes = AsyncIterable<Buffer> | Iterable<Buffer>> = {
  name: string;
  size: number;
  bytes: Bytes;
};

/** Names in an archive, ours and those of one that somebody hands us: no way out of a folder. */
export const plainName = /^[\w][\w.-]*(?:\/[\w][\w.-]*)*$/;

/** Writes members one after the other, and tells the sum of each when it is written. */
export async function* writeTar({
  members,
  at,
  onWritten,
}: {
  members: AsyncIterable<Member>;
  at: Date;
  onWritten?: (written: { name: string; sha256: string }) => unknown;
}): AsyncGenerator<Buffer> {
  for await (const { name, size, bytes } of members) {
    yield makeHeader({ name, size, at });
    const sum = createHash("sha256");
    let written = 0;
    for await (const piece of bytes) {
      written += piece.length;
      sum.update(piece);
      yield piece;
    }
    if (written !== size) throw new Error(`${name} changed while it was read.`);
    onWritten?.({ name, sha256: sum.digest("hex") });
    if (padding(size) > 0) yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * block);
}

/** Reads members one after the other. What is left of one is passed over when the next is asked for. */
export async function* readTar(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Member<AsyncIterable<Buffer>>> {
  const bytes = createByteReader(source);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    const pieces = bytes.pieces(size);
    yield { name, size, bytes: pieces };
    for await (const _ of pieces);
    await bytes.take(padding(size));
  }
}

function makeHeader({ name, size, at }: { name: string; size: number; at: Date }): Buffer {
  if (!plainName.test(name) || name.length > nameLimit)
    throw new Error(`${name} is no plain name.`);
  if (size >= sizeLimit) throw new Error(`${name} is too large for an archive.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, "0")}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136);
  header.write("0", 156);
  header.write("ustar\0" + "00", 257);
  header.write(`${octal(sumOf(header), 7)} `, 148);
  return header;
}

function readHeader(header: Buffer) {
  const field = (start: number, length: number) =>
    header.toString("latin1", start, start + length).split(/[\0 ]/, 1)[0] ?? "";
  const [name, size] = [field(0, nameLimit), Number.parseInt(field(124, 12), 8)];
  if (Number.parseInt(field(148, 8), 8) !== sumOf(header)) throw new Error("A header is damaged.");
  if (!plainName.test(name) || !(size >= 0)) throw new Error(`${name} does not belong here.`);
  return { name, size };
}

/** Of all bytes, those of the sum itself taken as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}

function createByteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);

  async function some(most: number): Promise<Buffer> {
    while (left.length === 0) {
      const { value, done } = await pieces.next();
      if (done) throw new Error("It ends in the middle.");
      left = value;
    }
    const taken = left.subarray(0, most);
    left = left.subarray(taken.length);
    return taken;
  }

  async function* exactly(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      const piece = await some(missing);
      missing -= piece.length;
      yield piece;
    }
  }

  return {
    pieces: exactly,
    take: async (size: number) => Buffer.concat(await Array.fromAsync(exactly(size))),
  };
}
