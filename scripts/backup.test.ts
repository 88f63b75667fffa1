import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { db } from "#db/connect.ts";
import { readLastRuns } from "#domain/backup/backup-runs.ts";
import { createDatabase } from "../tests/support/databases.ts";
import { giveOwnDatabase } from "../tests/support/own-database.ts";

const own = giveOwnDatabase();
const project = join(import.meta.dirname, "..");
const run = promisify(execFile);

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-command-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One of the commands as a process of its own, and how it ended. */
async function command(words: string, env: Record<string, string>) {
  const options = { cwd: project, env: { PATH: process.env.PATH, ...env } };
  return run("sh", ["-c", words.replace("node ", `"${process.execPath}" `)], options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

test("a backup is made and restored by the commands", async () => {
  const [DATA_DIR, folder] = [await makeFolder(), await makeFolder()];
  const settings = { DATA_DIR, BACKUP_FOLDER: folder, BACKUP_PASSPHRASE: "a long passphrase" };
  const made = await command("exec node scripts/backup.ts", { ...settings, DATABASE_URL: own.url });
  expect(made.said).toMatch(/\.tar\.gz\.enc: \d+\.\d MB, \d+ tables with \d+ rows, 0 files, in /);
  expect(made.code).toBe(0);
  const [name = ""] = await readdir(folder);
  const empty = await createDatabase({ server: inject("server") });
  onTestFinished(empty.drop);
  const restore = (env: Record<string, string>) =>
    command(`exec node scripts/restore.ts ${join(folder, name)}`, {
      ...{ ...settings, DATABASE_URL: empty.url, ...env },
    });
  expect(await restore({ BACKUP_PASSPHRASE: "another passphrase" })).toEqual({
    code: 1,
    said: "The passphrase (BACKUP_PASSPHRASE) is not that of this archive.\n",
  });
  expect(await restore({})).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^The site of .+ is back: \d+ tables with \d+ rows and 0 files/),
  });
  expect(await restore({})).toMatchObject({
    code: 1,
    said: expect.stringContaining("The database is not empty."),
  });
  expect(await command("exec node scripts/restore.ts", settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining("Say which archive"),
  });
});

test("a full disk is told in words, and nothing of the backup stays", async () => {
  const [DATA_DIR, BACKUP_FOLDER] = [await makeFolder(), await makeFolder()];
  const env = { DATA_DIR, BACKUP_FOLDER, DATABASE_URL: own.url };
  // No file may become larger than 32 KB, which is as good as a full disk.
  const { code, said } = await command("ulimit -f 64; exec node scripts/backup.ts", env);
  const words = `There is no space left for a backup in ${BACKUP_FOLDER}. Nothing of it was kept.`;
  expect({ code, said }).toEqual({ code: 1, said: `${words}\n` });
  expect(await readdir(BACKUP_FOLDER)).toEqual([]);
  expect((await readLastRuns({ on: db })).failure?.problem).toBe(words);
});

test("a planned one is made once, however many nodes try", async () => {
  const [DATA_DIR, BACKUP_FOLDER] = [await makeFolder(), await makeFolder()];
  await db.deleteFrom("backup_run").execute();
  const env = { DATA_DIR, BACKUP_FOLDER, DATABASE_URL: own.url, BACKUP_AT: "03:00" };
  const tries = await Promise.all(
    Array.from({ length: 3 }, () => command("exec node scripts/backup.ts --planned", env)),
  );
  expect(tries.map(({ code }) => code)).toEqual([0, 0, 0]);
  const archives = (await readdir(BACKUP_FOLDER)).filter((name) => name.endsWith(".gz"));
  expect(archives).toHaveLength(1);
});
