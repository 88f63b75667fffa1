import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { promisify } from "node:util";

// AES-256-GCM in pieces, each with a tag of its own, in the way of age and of libsodium's streams:
// the nonce counts the pieces and marks the last, so that none can be left out, moved or cut off.
// The key comes from the passphrase by scrypt; the header has a sum by a second key, which tells a
// wrong passphrase from a damaged file before anything is read.

export const encryptedMark = Buffer.from("TINGHE-BACKUP-1\n");

const [saltBytes, prefixBytes, sumBytes, tagBytes] = [16, 7, 32, 16];
const headerBytes = encryptedMark.length + 1 + saltBytes + prefixBytes + sumBytes;
const pieceBytes = 64 * 1024;
/** What OWASP asks for a password, as a power of two; 64 MB and half a second for each archive. */
const usualCost = 16;
const mostCost = 18;

export class WrongPassphrase extends Error {}

type Source = AsyncIterable<Buffer>;

export function encrypt({
  passphrase,
  cost = usualCost,
}: {
  passphrase: string;
  /** Less for tests only. */
  cost?: number;
}) {
  return async function* (source: Source): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const prefix = randomBytes(prefixBytes);
    const { key, sum } = await deriveKeys({ passphrase, salt, cost });
    const header = Buffer.concat([encryptedMark, Buffer.of(cost), salt, prefix]);
    yield Buffer.concat([header, sum(header)]);
    for await (const { bytes, place, isLast } of inPieces({ source, size: pieceBytes })) {
      const cipher = createCipheriv("aes-256-gcm", key, nonce({ prefix, place, isLast }));
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

export function decrypt({ passphrase }: { passphrase: string }) {
  return async function* (source: Source): AsyncGenerator<Buffer> {
    const { start, rest } = await split({ source, size: headerBytes });
    const header = start.subarray(0, -sumBytes);
    const cost = header.readUInt8(encryptedMark.length);
    if (cost < 1 || cost > mostCost) throw new Error("Its header is damaged.");
    const salt = header.subarray(encryptedMark.length + 1, -prefixBytes);
    const prefix = header.subarray(-prefixBytes);
    const { key, sum } = await deriveKeys({ passphrase, salt, cost });
    if (!timingSafeEqual(sum(header), start.subarray(-sumBytes))) {
      throw new WrongPassphrase("The passphrase (BACKUP_PASSPHRASE) is not that of this archive.");
    }
    const pieces = inPieces({ source: rest, size: pieceBytes + tagBytes });
    for await (const { bytes, place, isLast } of pieces) {
      const decipher = createDecipheriv("aes-256-gcm", key, nonce({ prefix, place, isLast }));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(0, -tagBytes));
      yield Buffer.concat([text, decipher.final()]);
    }
  };
}

async function deriveKeys({
  passphrase,
  salt,
  cost,
}: {
  passphrase: string;
  salt: Buffer;
  cost: number;
}) {
  const options = { N: 2 ** cost, r: 8, p: 2, maxmem: 2 ** mostCost * 8 * 128 * 2 };
  const derive = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  const keys = await derive(passphrase.normalize(), salt, 64, options);
  const sum = (header: Buffer) => createHmac("sha256", keys.subarray(32)).update(header).digest();
  return { key: keys.subarray(0, 32), sum };
}

type Place = { prefix: Buffer; place: number; isLast: boolean };

function nonce({ prefix, place, isLast }: Place): Buffer {
  const made = Buffer.alloc(12);
  prefix.copy(made);
  made.writeUInt32BE(place, prefixBytes);
  made[11] = isLast ? 1 : 0;
  return made;
}

/** Pieces of one size, the last of which may be shorter, or empty when there is nothing at all. */
async function* inPieces({ source, size }: { source: Source; size: number }) {
  let [waiting, length, place]: [Buffer[], number, number] = [[], 0, 0];
  for await (const bytes of source) {
    waiting.push(bytes);
    length += bytes.length;
    // One piece is kept back: only the end shows which was the last.
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > size; all = all.subarray(size)) {
      yield { bytes: all.subarray(0, size), place: place++, isLast: false };
    }
    [waiting, length] = [[all], all.length];
  }
  yield { bytes: Buffer.concat(waiting), place, isLast: true };
}

/** The first bytes, and what follows them. */
async function split({ source, size }: { source: Source; size: number }) {
  const pieces = source[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < size) {
    const { value, done } = await pieces.next();
    if (done) throw new Error("It ends in the middle.");
    start = Buffer.concat([start, value]);
  }
  async function* rest() {
    yield start.subarray(size);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  return { start: start.subarray(0, size), rest: rest() };
}
