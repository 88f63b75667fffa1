import { randomUUID } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { db } from "#db/connect.ts";
import { readDump, restoreRows } from "#db/dump.ts";
import { holdFileRemovals } from "#db/file-removals.ts";
import { createMigrator, listMigrations } from "#db/migrate.ts";
import { type OwnConnection, openConnection } from "#db/own-connection.ts";
import { createDatabase } from "../../tests/support/databases.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { s3Credentials, startS3 } from "../../tests/support/start-s3.ts";
import { createFolderStore } from "../files/folder-store.ts";
import { moveFiles } from "../files/move-files.ts";
import { removeDueFiles, writePrivateFile } from "../files/private-files.ts";
import { s3Address } from "../files/s3-address.ts";
import { createS3Store } from "../files/s3-store.ts";
import { createTables } from "../records/create-tables.ts";
import { kindNames } from "../records/kinds.ts";
import { type Manifest, manifestName } from "./archive/manifest.ts";
import { readArchive, verifyArchive } from "./archive/read-archive.ts";
import { writeArchive } from "./archive/write-archive.ts";
import { readLastRuns } from "./backup-runs.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { runBackup } from "./run-backup.ts";

const own = giveOwnDatabase();
givePrivateFolders();

const bundled = join(import.meta.dirname, "../../media");
const version = "0.1.0";

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function connectTo(url: string): Promise<OwnConnection> {
  const connection = await openConnection({ url });
  onTestFinished(connection.close);
  return connection;
}

async function emptyDatabase() {
  const database = await createDatabase({ server: inject("server") });
  onTestFinished(database.drop);
  return database.url;
}

/** A backup of the site of this file, or of another database. */
async function back({
  url = own.url,
  dataDir,
  passphrase,
}: {
  url?: string;
  dataDir: string;
  passphrase?: string;
}) {
  const connection = await openConnection({ url });
  const folder = await makeFolder();
  const at = new Date();
  return makeBackup({
    ...{ connection, store: createFolderStore({ folder: dataDir }), bundled, version, at },
    ...{ folder, passphrase },
  }).finally(connection.close);
}

/** Into a data folder. */
function restore({
  dataDir,
  ...rest
}: { dataDir: string } & Omit<Parameters<typeof restoreBackup>[0], "store">) {
  return restoreBackup({ ...rest, store: createFolderStore({ folder: dataDir }) });
}

const place = async (path: string, text: string) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

const originalHash = "ab".repeat(32);
const inquiryFile = `inquiries/${randomUUID()}.pdf`;
const documentFile = `documents/${randomUUID()}.pdf`;
let inquiry: number;

/** An inquiry with a file, a document, a picture of our own, and what is hard to write down. */
beforeAll(async () => {
  const row = await db
    .insertInto("inquiry")
    .values({
      ...{ purpose: "message", lang: "ar", name: "أمل\t声学", phone: "1", email: "" },
      ...{ address: "back\\slash", country: "", message: "first\nsecond\r\n\\N \\." },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  inquiry = row.id;
  await db
    .insertInto("inquiry_file")
    .values({ inquiry_id: inquiry, file: inquiryFile, name: "plan.pdf", bytes: 4 })
    .execute();
  await db
    .insertInto("document_file")
    .values({ file: documentFile, name: "certificate.pdf", bytes: 11 })
    .execute();
  await sql`update picture set hash = ${originalHash}, file = 'of-ours.webp'
    where id = (select id from picture order by id limit 1)`.execute(db);
  // A number that was given out and is gone must not be given again.
  await sql`select setval(pg_get_serial_sequence('inquiry', 'id'), 7000)`.execute(db);
});

async function filledFolder() {
  const dataDir = await makeFolder();
  await place(join(dataDir, "private", inquiryFile), "plan");
  await place(join(dataDir, "private", documentFile), "certificate");
  await place(join(dataDir, "media/originals", originalHash), "picture");
  // What nothing in the database names is nobody's: it came later, or is about to go.
  await place(join(dataDir, "private/inquiries", `${randomUUID()}.pdf`), "later");
  await place(join(dataDir, "media/variants/x/640.avif"), "variant");
  return dataDir;
}

describe("a backup that is restored", () => {
  test.each([undefined, "correct horse battery staple"])(
    "has every row and file again (passphrase %s)",
    async (passphrase) => {
      const made = await back({ dataDir: await filledFolder(), ...(passphrase && { passphrase }) });
      expect(made.manifest.missing).toEqual([]);
      expect(made.manifest.files.map(({ name }) => name)).toEqual([
        `media/originals/${originalHash}`,
        `private/${documentFile}`,
        `private/${inquiryFile}`,
      ]);
      const [url, dataDir] = [await emptyDatabase(), await makeFolder()];
      const { steps } = await restore({ archive: made.path, passphrase, url, dataDir });
      expect(steps).toEqual([]);
      expect(await readdir(dataDir, { recursive: true }).then((names) => names.sort())).toEqual(
        [
          ...["media", "media/originals", `media/originals/${originalHash}`],
          ...["private", "private/documents", `private/${documentFile}`],
          ...["private/inquiries", `private/${inquiryFile}`],
        ].sort(),
      );
      expect(await readFile(join(dataDir, "private", inquiryFile), "utf8")).toBe("plan");

      const { on } = await connectTo(url);
      const read = (of: typeof db) =>
        of.selectFrom("inquiry").where("id", "=", inquiry).selectAll().executeTakeFirst();
      expect(await read(on)).toEqual(await read(db));
      const added = await sql<{ id: number }>`
        insert into inquiry (purpose, lang, name, phone, email, address, country, message)
        values ('message', 'zh', 'a', '1', '', '', '', 'm') returning id`.execute(on);
      expect(added.rows[0]?.id).toBe(7001);
      // Triggers are at work again: a change of content raises the revision.
      const revision = async () =>
        (await sql<{ revision: number }>`select revision from content_revision`.execute(on)).rows[0]
          ?.revision ?? 0;
      const before = await revision();
      await sql`update article set position = position + 1`.execute(on);
      expect(await revision()).toBeGreaterThan(before);
      // And a backup of it is the same backup, but for what has just been done.
      const again = await back({ url, dataDir });
      const sums = ({ tables }: Manifest) =>
        new Map(tables.map((table) => [table.name, table.sha256]));
      const [one, other] = [sums(made.manifest), sums(again.manifest)];
      const changed = [...one.keys()].filter((name) => one.get(name) !== other.get(name));
      expect(changed).toEqual(expect.arrayContaining(["article", "content_revision", "inquiry"]));
      expect(changed.length).toBeLessThan(10);
    },
  );

  test("has its files in a bucket where there is one; what the backup does not name goes", async () => {
    for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const s3 = await startS3();
    onTestFinished(s3.close);
    const store = createS3Store({ address: s3Address.parse(s3.url) });
    await moveFiles({ from: createFolderStore({ folder: await filledFolder() }), to: store });
    const connection = await openConnection({ url: own.url });
    const made = await makeBackup({
      ...{ connection, store, bundled, version, at: new Date(), folder: await makeFolder() },
    }).finally(connection.close);
    const named = made.manifest.files.map(({ name }) => name);
    expect(named).toHaveLength(3);

    const url = await emptyDatabase();
    const again = (replace: boolean) => restoreBackup({ archive: made.path, url, store, replace });
    await expect(again(false)).rejects.toThrow(`${store.place} is not empty`);
    await store.remove({ name: `private/${inquiryFile}` });
    await again(true);
    expect((await Array.fromAsync(store.list())).sort()).toEqual(named);
    const restored = await store.read({ name: `private/${inquiryFile}` });
    expect(restored?.toString()).toBe("plan");
  });

  test("one of an older version is brought up to date", async () => {
    const [url, dataDir] = [await emptyDatabase(), await makeFolder()];
    const { on } = await connectTo(url);
    const release = new URL("../../tests/releases/0.1.0.jsonl.gz", import.meta.url);
    const dump = readDump(gunzipSync(await readFile(release)).toString());
    const steps = await listMigrations();
    // The first that names all files which a backup looks for.
    const older = steps[steps.length - 2] ?? "";
    const { error } = await createMigrator(on).migrateTo(dump.migration);
    expect(error).toBeUndefined();
    await createTables({ among: kindNames.filter((kind) => dump.rows.has(kind)), on });
    await restoreRows({ dump, on });
    await createMigrator(on).migrateTo(older);
    const made = await back({ url, dataDir });
    expect(made.manifest.migrations.at(-1)).toBe(older);
    expect(made.manifest.tables.find(({ name }) => name === "inquiry")?.rows).toBe(3);

    const [target, folder] = [await emptyDatabase(), await makeFolder()];
    const restored = await restore({ archive: made.path, url: target, dataDir: folder });
    expect(restored.steps).toEqual(steps.slice(-1));
    const { on: there } = await connectTo(target);
    expect(await readLastRuns({ on: there })).toEqual({ success: null, failure: null });
    const { rows } = await sql`select from inquiry`.execute(there);
    expect(rows).toHaveLength(3);
  });
});

describe("a restore is refused", () => {
  const occupied = "is not empty. Restore into an empty place, or say --replace";

  test("over a site, unless it shall be replaced; then nothing of it is left", async () => {
    const made = await back({ dataDir: await filledFolder() });
    const [url, dataDir] = [await emptyDatabase(), await makeFolder()];
    const restoreHere = (replace?: boolean) =>
      restore({ archive: made.path, url, dataDir, ...(replace && { replace }) });
    await place(join(dataDir, "private/applications/other.pdf"), "other");
    await expect(restoreHere()).rejects.toThrow(`${dataDir} ${occupied}`);
    await rm(join(dataDir, "private"), { recursive: true });
    await restoreHere();
    await expect(restoreHere()).rejects.toThrow(`The database ${occupied}`);
    await place(join(dataDir, "private/applications/other.pdf"), "other");
    const connection = await openConnection({ url });
    await sql`delete from inquiry`.execute(connection.on);
    await connection.close();
    await restoreHere(true);
    await expect(access(join(dataDir, "private/applications/other.pdf"))).rejects.toThrow("ENOENT");
    const { on } = await connectTo(url);
    const { rows } = await sql`select from inquiry where id = ${inquiry}`.execute(on);
    expect(rows).toHaveLength(1);
  });

  test("while a node uses the database", async () => {
    const made = await back({ dataDir: await filledFolder() });
    const dataDir = await makeFolder();
    // A pool lets go of connections that nobody has used for a while.
    await db
      .connection()
      .execute(() =>
        expect(
          restore({ archive: made.path, url: own.url, dataDir, replace: true }),
        ).rejects.toThrow("The site uses this database now. Stop every node, then restore."),
      );
  });

  /** The same archive with another manifest, as somebody else's version would have written it. */
  async function rewrite({
    path,
    change,
  }: {
    path: string;
    change: (before: Manifest) => Manifest;
  }) {
    const manifest = change(await verifyArchive({ path }));
    const other = join(await makeFolder(), "other.tar.gz");
    await writeArchive({
      ...{ path: other, at: new Date() },
      contents: (async function* () {
        for await (const member of readArchive({ path })) {
          if (member.name === manifestName) break;
          yield member;
        }
        return manifest;
      })(),
    });
    return other;
  }

  test("of an archive of a newer version, and nothing is changed", async () => {
    const { path } = await back({ dataDir: await filledFolder() });
    const archive = await rewrite({
      path,
      change: (manifest) => ({
        ...manifest,
        version: "9.0.0",
        migrations: [...manifest.migrations, "999-teleport"],
      }),
    });
    const [url, dataDir] = [await emptyDatabase(), await makeFolder()];
    await expect(restore({ archive, url, dataDir })).rejects.toThrow(
      /made by a newer version of the site, 9\.0\.0: this one does not know its migration 999-teleport/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("when rows do not come out as they went in, and nothing is changed", async () => {
    const { path } = await back({ dataDir: await filledFolder() });
    const archive = await rewrite({
      path,
      change: ({ tables, ...manifest }) => ({
        ...manifest,
        tables: tables.map((table) =>
          table.name === "inquiry" ? { ...table, sha256: "0".repeat(64) } : table,
        ),
      }),
    });
    const [url, dataDir] = [await emptyDatabase(), await makeFolder()];
    await expect(restore({ archive, url, dataDir })).rejects.toThrow(
      "The table inquiry is not what was backed up",
    );
    const { on } = await connectTo(url);
    const { rows } = await sql`
      select from pg_class where relnamespace = 'public'::regnamespace`.execute(on);
    expect(rows).toEqual([]);
    expect((await readdir(dataDir, { recursive: true })).join()).not.toContain(originalHash);
  });
});

test("files that the database names and that are not there are told, those of the project are not", async () => {
  const { manifest } = await back({ dataDir: await makeFolder() });
  expect(manifest.missing).toEqual([
    `media/originals/${originalHash}`,
    `private/${documentFile}`,
    `private/${inquiryFile}`,
  ]);
});

test("no file goes while a backup copies it; it goes afterwards", async () => {
  await writePrivateFile({ bytes: Buffer.from("file") });
  await sql`update file_removal set due_at = now() - interval '1 s'`.execute(db);
  const connection = await openConnection({ url: own.url });
  await holdFileRemovals(connection);
  expect(await removeDueFiles()).toBe(0);
  await connection.close();
  await expect.poll(removeDueFiles).toBe(1);
});

describe("a run", () => {
  const run = async (more: Partial<Parameters<typeof runBackup>[0]> = {}) =>
    runBackup({
      ...{
        url: own.url,
        bundled,
        version,
        store: createFolderStore({ folder: await filledFolder() }),
      },
      ...{ folder: await makeFolder(), keep: 2, ...more },
    });

  test("is noted with what it made, and keeps so many", async () => {
    const folder = await makeFolder();
    const outcomes = [await run({ folder }), await run({ folder }), await run({ folder })];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["made", "made", "made"]);
    const archives = (await readdir(folder)).filter((name) => !name.endsWith(".sha256"));
    expect(archives).toHaveLength(2);
    const { success, failure } = await readLastRuns();
    expect(success).toMatchObject({ missingFiles: 0, archive: join(folder, archives[1] ?? "") });
    expect(success?.bytes).toBeGreaterThan(100_000);
    expect(failure).toBeNull();
  });

  test("that fails is noted in words, until one succeeds", async () => {
    const folder = join(await makeFolder(), "file");
    await writeFile(folder, "");
    await expect(run({ folder })).rejects.toThrow("A backup cannot be written");
    expect((await readLastRuns()).failure?.problem).toContain("A backup cannot be written");
    await run();
    expect((await readLastRuns()).failure).toBeNull();
  });

  test("is the only one of all nodes", async () => {
    const { on } = await connectTo(own.url);
    await sql`select pg_advisory_lock(hashtext('backup'))`.execute(on);
    expect(await run()).toEqual({ outcome: "busy" });
  });

  test("that is interrupted leaves nothing and counts as nothing", async () => {
    const folder = await makeFolder();
    const before = await readLastRuns();
    const signal = AbortSignal.abort();
    await expect(run({ folder, signal })).rejects.toThrow("The backup was interrupted.");
    expect(await readdir(folder)).toEqual([]);
    expect(await readLastRuns()).toEqual(before);
  });
});
