import { createHmac } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The six digits an authenticator app shows for this secret (RFC 6238): now, or so many half minutes
 * later. A code counts once, so whoever needs a second one at once takes the next, which is good already.
 */
export function makeCode(secret: string, { ahead = 0 }: { ahead?: number } = {}): string {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}
