import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { makePdf } from "../../tests/support/make-pdf.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { givePrivateFolders } from "../../tests/support/private-folders.ts";
import { listJobs } from "../careers/list-jobs.ts";
import { listProducts } from "../catalogue/list-products.ts";
import { openDocument } from "../documents/open-document.ts";
import { addDocument } from "../documents/testing/add-document.ts";
import { readPrivateFile, removeDueFiles } from "../files/private-files.ts";
import { folders, setMediaFolders } from "../media/folders.ts";
import { clearContent } from "./clear-content.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";

giveOwnDatabase();
givePrivateFolders();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinghe-transfer-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function filesIn(path: string) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(path.length), await readFile(file)] as const),
    ),
  );
}

test("export, empty, import, export gives the same files", { timeout: 120_000 }, async () => {
  // What staff may have left in any state travels as it is.
  await sql`update product set status = 'trashed' where id = 'slat-teak'`.execute(db);
  await sql`update article set publish_at = now() + interval '1 day' where id = 'what-is-nrc'`.execute(
    db,
  );
  await sql`update picture set focal_x = 0.25 where id = 'hero-1'`.execute(db);
  await addDocument({ id: "certificate", pdf: makePdf() });
  const [first, second] = ["first", "second"].map((name) => join(folder, name));
  if (!first || !second) throw new Error("no folders");

  await exportContent({ folder: first });
  await clearContent();
  await db.deleteFrom("document_file").execute();
  await removeDueFiles();
  expect((await listProducts({ lang: "en" })).total).toBe(0);

  await importContent({ folder: first });
  // All pictures are in the store now, and none is taken from the project.
  setMediaFolders({ ...folders, bundled: "/nowhere" });
  await exportContent({ folder: second });

  const { path } = await openDocument({ id: "certificate", lang: "en" });
  expect((await readPrivateFile(path)).equals(makePdf())).toBe(true);
  const [before, after] = [await filesIn(first), await filesIn(second)];
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [name, content] of before) expect(after.get(name)?.equals(content), name).toBe(true);
  expect((await listProducts({ lang: "en" })).total).toBe(32);
});

test("a record that does not fit its schema stops the import and changes nothing", async () => {
  const broken = join(folder, "first", "product.json");
  const text = await readFile(broken, "utf8");
  await writeFile(broken, text.replace('"material": "wood-slat"', '"material": "plutonium"'));
  await expect(importContent({ folder: join(folder, "first") })).rejects.toThrow();
  expect((await listProducts({ lang: "en" })).total).toBe(32);
});

test("an export made before there were jobs and topics is read all the same", async () => {
  const older = join(folder, "second");
  await writeFile(join(older, "format.json"), JSON.stringify({ format: 1 }));
  for (const file of ["job.json", "topic.json"]) await rm(join(older, file));
  // A few are enough: indexing all of them for search takes seconds.
  for (const file of ["article.json", "product.json", "project_case.json"]) {
    const records: unknown[] = JSON.parse(await readFile(join(older, file), "utf8"));
    await writeFile(join(older, file), JSON.stringify(records.slice(0, 3)));
  }
  await importContent({ folder: older });
  expect((await listProducts({ lang: "en" })).total).toBe(3);
  expect((await listJobs({ lang: "en" })).total).toBe(0);

  await writeFile(join(older, "format.json"), JSON.stringify({ format: 2 }));
  await expect(importContent({ folder: older })).rejects.toThrow("ENOENT");
  await writeFile(join(older, "format.json"), JSON.stringify({ format: 4 }));
  await expect(importContent({ folder: older })).rejects.toThrow("formats 1 to 3");
});
