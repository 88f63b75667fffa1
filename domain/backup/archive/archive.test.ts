import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archiveName, listArchives, pruneArchives } from "./archive-files.ts";
import { type Manifest, manifestFormat } from "./manifest.ts";
import { readArchive, verifyArchive } from "./read-archive.ts";
import { type Contents, removeUnfinished, writeArchive } from "./write-archive.ts";

const passphrase = "correct horse battery staple";
const at = new Date("2026-11-18T03:00:00Z");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-archive-"));
});
afterAll(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  ...{ format: manifestFormat, version: "0.1.0", createdAt: at.toISOString() },
  ...{ migrations: ["001-foundation"], partitions: [], sequences: [], tables: [], missing: [] },
  files: [{ name: "private/a", bytes: 200_000 }],
};

/** Bytes that cannot be packed, and are the same each time. */
const noise = Buffer.concat(
  Array.from({ length: 6250 }, (_, place) => createHash("sha256").update(`${place}`).digest()),
);

async function* contents(): Contents {
  yield { name: "files/private/a", size: noise.length, bytes: [noise] };
  yield { name: "files/private/b", size: 0, bytes: [] };
  return manifest;
}

let made = 0;
async function write({ by, of = contents }: { by?: string; of?: () => Contents } = {}) {
  const path = join(folder, `archive-${++made}`);
  await writeArchive({ path, contents: of(), at, passphrase: by });
  return path;
}

test.each([undefined, passphrase])("is verified and read with the passphrase %s", async (by) => {
  const path = await write({ by });
  expect(await verifyArchive({ path, passphrase: by })).toEqual(manifest);
  const names: string[] = [];
  for await (const { name } of readArchive({ path, passphrase: by })) names.push(name);
  expect(names).toEqual(["files/private/a", "files/private/b", "manifest.json", "SHA256SUMS"]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("is read and checked with ordinary tools", async () => {
  const path = await write();
  const place = await mkdtemp(join(folder, "by-hand-"));
  execFileSync("tar", ["-xzf", path, "-C", place]);
  const checked = execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd: place, encoding: "utf8" });
  expect(checked).toBe("files/private/a: OK\nfiles/private/b: OK\nmanifest.json: OK\n");
  const whole = execFileSync("sha256sum", ["-c", `${path}.sha256`], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(whole).toContain(": OK");
});

test.each([undefined, passphrase])("no byte of it may be another (passphrase %s)", async (by) => {
  const path = await write({ by });
  await rm(`${path}.sha256`);
  const bytes = await readFile(path);
  for (const place of [50_000, bytes.length - 200]) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(place) ^ 4, place);
    await writeFile(path, flipped);
    await expect(verifyArchive({ path, passphrase: by }), `byte ${place}`).rejects.toThrow(
      /is damaged/,
    );
  }
});

test.each([undefined, passphrase])("none may be missing (passphrase %s)", async (by) => {
  const path = await write({ by });
  await rm(`${path}.sha256`);
  const bytes = await readFile(path);
  for (const length of [100_000, bytes.length - 1]) {
    await writeFile(path, bytes.subarray(0, length));
    await expect(verifyArchive({ path, passphrase: by }), `${length} bytes`).rejects.toThrow(
      /is damaged or cut off/,
    );
  }
});

test("the sum beside it is held against it", async () => {
  const [one, other] = [await write(), await write({ by: passphrase })];
  const sums = await readFile(`${one}.sha256`, "utf8");
  await writeFile(`${other}.sha256`, sums.replace(basename(one), basename(other)));
  await expect(verifyArchive({ path: other, passphrase })).rejects.toThrow(
    `${other} is not the file that ${other}.sha256 was written for.`,
  );
});

test("a wrong passphrase, and none, are told in words", async () => {
  const path = await write({ by: passphrase });
  await expect(verifyArchive({ path, passphrase: "another passphrase" })).rejects.toThrow(
    "The passphrase (BACKUP_PASSPHRASE) is not that of this archive.",
  );
  await expect(verifyArchive({ path })).rejects.toThrow("set BACKUP_PASSPHRASE");
});

test("what is no archive is not taken for one", async () => {
  const path = join(folder, "letter");
  await writeFile(path, "Dear Sir");
  await expect(verifyArchive({ path })).rejects.toThrow("is damaged or cut off");
  await expect(verifyArchive({ path: join(folder, "none") })).rejects.toThrow("cannot be read");
  const other = join(folder, "other.tar.gz");
  execFileSync("tar", ["-czf", other, "-C", folder, "letter"]);
  await expect(verifyArchive({ path: other })).rejects.toThrow("is no backup of this site");
});

test("one of a later format is refused", async () => {
  const path = await write({
    async *of() {
      yield* contents();
      return { ...manifest, format: manifestFormat + 1 };
    },
  });
  await expect(verifyArchive({ path })).rejects.toThrow("made by a newer version of the site");
});

test("what fails or is interrupted leaves nothing under its name, nor beside it", async () => {
  const before = await readdir(folder);
  const path = join(folder, "broken");
  async function* fails(): Contents {
    yield { name: "a", size: noise.length, bytes: [noise] };
    throw new Error("The table is gone.");
  }
  await expect(writeArchive({ path, contents: fails(), at })).rejects.toThrow("The table is gone.");
  const stopping = new AbortController();
  async function* endless(): Contents {
    for (let place = 0; ; place++) {
      if (place === 10) stopping.abort();
      yield { name: `a${place}`, size: noise.length, bytes: [noise] };
    }
  }
  const { signal } = stopping;
  await expect(writeArchive({ path, contents: endless(), at, signal })).rejects.toThrow("aborted");
  expect(await readdir(folder)).toEqual(before);
});

test("what a killed backup left is removed by the next", async () => {
  const place = await mkdtemp(join(folder, "killed-"));
  await writeFile(join(place, ".unfinished-tinghe"), "half");
  await writeFile(join(place, "notes.txt"), "mine");
  await removeUnfinished({ folder: place });
  expect(await readdir(place)).toEqual(["notes.txt"]);
  await removeUnfinished({ folder: join(folder, "none") });
});

test("the newest are kept, and nothing is touched that is not an archive", async () => {
  const place = await mkdtemp(join(folder, "kept-"));
  const days = [14, 15, 16, 17, 18].map((day) => new Date(Date.UTC(2026, 10, day, 3)));
  const names = days.map((day, n) => archiveName({ at: day, encrypted: n % 2 === 1 }));
  expect(names[0]).toBe("tinghe-2026-11-14T030000.000Z.tar.gz");
  for (const name of names.flatMap((name) => [name, `${name}.sha256`])) {
    await writeFile(join(place, name), "");
  }
  const others = ["notes.txt", "tinghe-2026.tar.gz", "tinghe-2026-11-14T030000.000Z.tar.gz.part"];
  for (const name of others) await writeFile(join(place, name), "");
  const gone = await pruneArchives({ folder: place, keep: 2 });
  expect(gone).toEqual([names[2], names[1], names[0]].map((name) => join(place, name ?? "")));
  expect(await listArchives({ folder: place })).toEqual(
    [names[4], names[3]].map((name) => join(place, name ?? "")),
  );
  const kept = [names[3], names[4]].flatMap((name) => [name, `${name}.sha256`]);
  expect((await readdir(place)).sort()).toEqual([...others, ...kept].sort());
  expect(await pruneArchives({ folder: place, keep: 2 })).toEqual([]);
});
