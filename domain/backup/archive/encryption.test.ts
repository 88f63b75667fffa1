import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decrypt, encrypt, encryptedMark } from "./encryption.ts";

const passphrase = "correct horse battery staple";
const [header, piece] = [16 + 1 + 16 + 7 + 32, 64 * 1024 + 16];

async function* inPieces(bytes: Buffer, size = 40_000) {
  for (let place = 0; place < bytes.length; place += size)
    yield bytes.subarray(place, place + size);
}

const all = async (source: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(source));
const lock = (bytes: Buffer) => all(encrypt({ passphrase, cost: 8 })(inPieces(bytes)));
const unlock = (bytes: Buffer, size?: number, by = passphrase) =>
  all(decrypt({ passphrase: by })(inPieces(bytes, size)));

test.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])("%d bytes come back", async (size) => {
  const text = randomBytes(size);
  const locked = await lock(text);
  expect(locked.subarray(0, 16)).toEqual(encryptedMark);
  expect(locked).toHaveLength(header + size + 16 * Math.max(1, Math.ceil(size / 65_536)));
  expect((await unlock(locked)).equals(text)).toBe(true);
});

test("the same text is another each time, and nothing of it shows", async () => {
  const text = Buffer.alloc(1000, "inquiry");
  const [one, other] = await Promise.all([lock(text), lock(text)]);
  expect(one?.equals(other ?? one)).toBe(false);
  expect(one?.includes("inquiry")).toBe(false);
});

test("a wrong passphrase is told from a damaged file", async () => {
  const locked = await lock(Buffer.from("text"));
  await expect(unlock(locked, 10, "correct horse battery stapler")).rejects.toThrow(
    "The passphrase (BACKUP_PASSPHRASE) is not that of this archive.",
  );
});

test("no byte can be changed, no piece left out, moved or cut off", async () => {
  const locked = await lock(randomBytes(200_000));
  for (const place of [16, 20, header - 1, header, header + piece, locked.length - 1]) {
    const flipped = Buffer.from(locked);
    flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
    await expect(unlock(flipped)).rejects.toThrow();
  }
  const at = (place: number) =>
    locked.subarray(header + place * piece, header + (place + 1) * piece);
  const head = locked.subarray(0, header);
  const wrong = {
    "cut after a whole piece": [head, at(0), at(1)],
    "cut within a piece": [head, at(0), at(1).subarray(0, 100)],
    "nothing left": [head],
    "half a header": [head.subarray(0, 30)],
    "a piece left out": [head, at(0), at(2), at(3)],
    "two changed about": [head, at(1), at(0), at(2), at(3)],
    "something added": [locked, randomBytes(10)],
  };
  for (const [what, parts] of Object.entries(wrong)) {
    await expect(unlock(Buffer.concat(parts)), what).rejects.toThrow();
  }
});
