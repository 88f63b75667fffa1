import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { addFirstTemplates, hadTemplates } from "#domain/inquiries/reply-templates.ts";
import { pictureContent, savePictures } from "#domain/media/library/save-pictures.ts";
import { addDemonstrationMember } from "#domain/members/add-demonstration-member.ts";
import { copyPages } from "#domain/pages/copy-pages.ts";
import { type Kind, kindNames } from "#domain/records/kinds.ts";
import { addRecords, saveRecord } from "#domain/records/save-record.ts";

const pictureIndex = new URL("../media/index.json", import.meta.url);

/**
 * Loads the demonstration content into an empty database, all or nothing. Says whether it did:
 * a site that has settings is somebody's site and is left alone.
 */
export async function loadDemonstration(): Promise<boolean> {
  if (await hasContent()) {
    await addMissing();
    return false;
  }
  const { demonstration } = await import("#content/everything.ts");
  const { members } = await import("#content/members.ts");
  const { replyTemplates } = await import("#content/reply-templates.ts");
  const pictures = z.array(pictureContent).parse(JSON.parse(await readFile(pictureIndex, "utf8")));
  return db.transaction().execute(async (transaction) => {
    // Several nodes may start on the same empty database: one loads, the others wait and see.
    await sql`lock table site_settings in exclusive mode`.execute(transaction);
    if (await hasContent(transaction)) return false;
    await savePictures({ pictures, on: transaction });
    // A database that an earlier version has prepared and nobody filled has a navigation already.
    const isThere = await transaction.selectFrom("navigation").select("id").executeTakeFirst();
    const records = { ...demonstration, ...(isThere && { navigation: [] }) };
    for (const kind of kindNames) {
      await addRecords({ kind, contents: records[kind], on: transaction });
    }
    await addFirstTemplates({ templates: replyTemplates, on: transaction });
    const { article: articles } = demonstration;
    for (const member of members) {
      await addDemonstrationMember({ member, articles, on: transaction });
    }
    return true;
  });
}

/** What a site lacks that was filled by an earlier version, or by an import. */
async function addMissing() {
  if (!(await had("shortcut"))) await addFirstShortcuts();
  await addMissingCopy();
  if (!(await had("navigation"))) {
    const { navigation } = await import("#content/navigation.ts");
    await saveRecord({ kind: "navigation", content: navigation, status: "published" });
  }
  if (!(await hadTemplates())) {
    const { replyTemplates: templates } = await import("#content/reply-templates.ts");
    await db.transaction().execute((on) => addFirstTemplates({ templates, on }));
  }
}

/**
 * A page that came with an upgrade has no words yet, and the back office has no way to add them. It
 * gets ours as a draft, which nobody sees until staff have made it their own and published it.
 */
async function addMissingCopy() {
  const rows = await db.selectFrom("page_copy").select("id").execute();
  const known = new Set(rows.map(({ id }) => id));
  if (Object.keys(copyPages).every((page) => known.has(page))) return;
  const { pageCopy } = await import("#content/page-copy/every-page.ts");
  const missing = pageCopy.filter(({ id }) => !known.has(id));
  for (const content of missing) await saveRecord({ kind: "page_copy", content });
}

/**
 * Without shortcuts nobody who searches for a telephone number finds one. Those that say nothing of
 * a company work at once; the others are drafts, for staff to make true.
 */
async function addFirstShortcuts() {
  const { shortcuts, trueOfAnySite } = await import("#content/shortcuts.ts");
  for (const [position, content] of shortcuts.entries()) {
    const status = trueOfAnySite.has(content.id) ? "published" : "draft";
    await saveRecord({ kind: "shortcut", content, status, position });
  }
}

/** Whether there is one, in whatever state, or was: what staff removed does not come back. */
async function had(kind: Kind): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from ${sql.table(kind)})
      or exists (select from content_change where kind = ${kind}) as had`.execute(db);
  return rows[0]?.had === true;
}

async function hasContent(on: Kysely<DB> = db) {
  const row = await on.selectFrom("site_settings").select("id").executeTakeFirst();
  return row !== undefined;
}
