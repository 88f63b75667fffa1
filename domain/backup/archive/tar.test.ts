import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { type Member, readTar, writeTar } from "./tar.ts";

const at = new Date("2026-11-18T03:00:00Z");

async function write(members: Member[], onWritten?: (written: object) => void) {
  const list = (async function* () {
    yield* members;
  })();
  return Buffer.concat(await Array.fromAsync(writeTar({ members: list, at, onWritten })));
}

const member = (name: string, text: string): Member => {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, bytes: [bytes] };
};

/** In pieces that end anywhere, as they come from a disk. */
async function* inPieces(bytes: Buffer, size: number) {
  for (let place = 0; place < bytes.length; place += size)
    yield bytes.subarray(place, place + size);
}

async function read(source: AsyncIterable<Buffer>) {
  const found: [string, string][] = [];
  for await (const { name, bytes } of readTar(source)) {
    found.push([name, Buffer.concat(await Array.fromAsync(bytes)).toString()]);
  }
  return found;
}

const contents: [string, string][] = [
  ["database/inquiry.000001.copy", "1\t声学\n"],
  ["files/private/empty", ""],
  ["files/media/originals/0f", "x".repeat(512)],
  ["manifest.json", "y".repeat(1000)],
];

test("what is written is read again, however it comes", async () => {
  const archive = await write(contents.map(([name, text]) => member(name, text)));
  for (const size of [1, 7, 512, 100_000]) {
    expect(await read(inPieces(archive, size))).toEqual(contents);
  }
});

test("any tar reads it", async () => {
  const archive = await write(contents.map(([name, text]) => member(name, text)));
  const listed = execFileSync("tar", ["-tvf", "-"], { input: archive, encoding: "utf8" });
  expect(listed.trim().split("\n")).toHaveLength(contents.length);
  expect(listed).toMatch(/-rw-------.+2026-11-18.+database\/inquiry\.000001\.copy/);
  const options = ["-xOf", "-", "database/inquiry.000001.copy"];
  expect(execFileSync("tar", options, { input: archive, encoding: "utf8" })).toBe("1\t声学\n");
});

test("what is left of a member is passed over", async () => {
  const archive = await write(contents.map(([name, text]) => member(name, text)));
  const names: string[] = [];
  for await (const { name } of readTar(inPieces(archive, 64))) names.push(name);
  expect(names).toEqual(contents.map(([name]) => name));
});

test("the sum of each member is told, of empty ones too", async () => {
  const sums: object[] = [];
  await write([member("a", ""), member("b", "b")], (written) => sums.push(written));
  expect(sums).toEqual([
    { name: "a", sha256: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
    { name: "b", sha256: "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d" },
  ]);
});

test.each(["../etc/passwd", "/etc/passwd", "a/../b", "a b", "", ".hidden", "x".repeat(101)])(
  "the name %j is refused",
  async (name) => {
    await expect(write([member(name, "")])).rejects.toThrow("no plain name");
  },
);

test("a name that leads out of a folder is not believed either", async () => {
  const archive = await write([member("aa/etc", "x")]);
  archive.write("../etc", 0);
  // The sum of the header made to fit, as whoever forges it would.
  const sum = archive
    .subarray(0, 512)
    .reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
  archive.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  await expect(read(inPieces(archive, 512))).rejects.toThrow("does not belong here");
});

test("a damaged header and an end in the middle are told", async () => {
  const archive = await write([member("a", "x")]);
  const flipped = Buffer.from(archive);
  flipped.writeUInt8(flipped.readUInt8(130) ^ 1, 130);
  await expect(read(inPieces(flipped, 512))).rejects.toThrow("header is damaged");
  await expect(read(inPieces(archive.subarray(0, 600), 512))).rejects.toThrow("in the middle");
});

test("a file that is shorter than it was said to be ends the archive", async () => {
  await expect(write([{ name: "a", size: 5, bytes: [Buffer.from("x")] }])).rejects.toThrow(
    "a changed while it was read",
  );
});
