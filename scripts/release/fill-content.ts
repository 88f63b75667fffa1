import { readFile } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { demonstration } from "#content/everything.ts";
import { members } from "#content/members.ts";
import { replyTemplates } from "#content/reply-templates.ts";
import type { DB } from "#db/schema.ts";
import type { DocumentContent } from "#domain/documents/document-content.ts";
import { addFirstTemplates } from "#domain/inquiries/reply-templates.ts";
import { pictureContent, savePictures } from "#domain/media/library/save-pictures.ts";
import { addDemonstrationMember } from "#domain/members/add-demonstration-member.ts";
import { kindNames } from "#domain/records/kinds.ts";
import { addRecords } from "#domain/records/save-record.ts";

const pictureIndex = new URL("../../media/index.json", import.meta.url);

/** How many of a kind of which there are many: enough for every shape that its records have. */
const handful = 3;
const many = 8;

/** A handful of records of each kind, from all over the demonstration, in every state. */
export async function fillContent({ on }: { on: Kysely<DB> }) {
  for (const kind of kindNames) {
    await addRecords({ kind, contents: choose<never>(demonstration[kind] as never[]), on });
  }
  await on
    .transaction()
    .execute((transaction) => addFirstTemplates({ templates: replyTemplates, on: transaction }));
  await addPictures({ on });
  for (const member of members) {
    await addDemonstrationMember({ member, articles: demonstration.article, on });
  }
  await addDocument({ on });
  await changeSome({ on });
}

/** The demonstration has none. */
async function addDocument({ on }: { on: Kysely<DB> }) {
  const { id: file } = await on
    .insertInto("document_file")
    .values({ file: `documents/${crypto.randomUUID()}.pdf`, name: "scan.pdf", bytes: 1000 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const document: DocumentContent = {
    id: "certificate",
    title: { zh: "证书", en: "Certificate", ar: "شهادة" },
    kind: "certificate",
    validUntil: "2099-12-31",
    languages: { chinese: true, english: true, arabic: false },
    products: demonstration.product.slice(0, 1).map(({ id }) => id),
    file,
  };
  await addRecords({ kind: "document", contents: [document], on });
}

/** Some from all over a list, and what members wrote: their names hang on it. */
function choose<T extends { id: string }>(all: T[]): T[] {
  const step = all.length > many ? Math.ceil(all.length / handful) : 1;
  const written = new Set(members.map(({ article }) => article));
  return all.filter(({ id }, place) => place % step === 0 || written.has(id));
}

/** The pictures of those records, and no others. */
async function addPictures({ on }: { on: Kysely<DB> }) {
  const pictures = z.array(pictureContent).parse(JSON.parse(await readFile(pictureIndex, "utf8")));
  const contents = kindNames.map((kind) => sql`select content from ${sql.table(kind)}`);
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(pictures_in(content)) as id
    from (${sql.join(contents, sql` union all `)}) records`.execute(on);
  const shown = new Set(rows.map(({ id }) => id));
  await savePictures({ pictures: pictures.filter(({ id }) => shown.has(id)), on });
}

/** What staff leave behind: an imported sheet, a draft with texts to finish, one that waits, one thrown away. */
async function changeSome({ on }: { on: Kysely<DB> }) {
  await sql`
    with first as (select id from project_case order by position limit 1)
    update project_case set status = 'draft',
      content = jsonb_set(content, '{title,ar}', '""'), outdated = '{"title": ["en"]}'
    where id in (select id from first)`.execute(on);
  await sql`
    with first as (select id from article where class <> '' order by position limit 1)
    update article set status = 'scheduled', publish_at = '2099-01-01'
    where id in (select id from first)`.execute(on);
  await sql`
    with first as (select id from job order by position limit 1)
    update job set status = 'trashed' where id in (select id from first)`.execute(on);
  await sql`
    insert into content_kept (kind, record_id, content, version, base)
    select 'product', id, content, version, content from product order by position limit 1`.execute(
    on,
  );
  const { id: importId } = await on
    .insertInto("product_import")
    .values({ name: "products.csv", state: "committed" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await on
    .insertInto("product_import_row")
    .values({
      ...{ import_id: importId, number: 2, product_id: demonstration.product[0]?.id ?? "" },
      ...{ state: "unchanged", cells: "{}", version_before: 1, version_after: 1 },
    })
    .execute();
}
