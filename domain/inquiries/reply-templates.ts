import { type Kysely, type Selectable, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB, ReplyTemplate as Row } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import { lockUnchanged } from "../queries/lock-unchanged.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";

const inThree = (longest: number) =>
  z.object({
    zh: z.string().max(longest),
    en: z.string().max(longest),
    ar: z.string().max(longest),
  });

export const replyTemplateContent = z.object({
  name: z.string().trim().min(1).max(100),
  subject: inThree(300),
  body: inThree(10_000),
});

export type ReplyTemplateContent = z.infer<typeof replyTemplateContent>;

export type ReplyTemplate = ReplyTemplateContent & {
  id: string;
  version: number;
  updatedAt: Date;
};

export const templateSorts = ["name", "updatedAt"] as const;

const kind = "reply-template";

export async function listReplyTemplates({
  q,
  filter: { id },
  sort,
  order,
  ...page
}: ListQuery<(typeof templateSorts)[number], { id?: string[] | undefined }>): Promise<
  Rows<ReplyTemplate>
> {
  const wanted = db
    .selectFrom("reply_template")
    .$if(id !== undefined, (query) => query.where(sql<string>`id::text`, "in", id ?? []))
    .$if(q !== "", (query) => query.where("name", "ilike", containing(q)));
  const [rows, { total }] = await Promise.all([
    wanted
      .orderBy(sort === "name" ? "name" : "updated_at", order)
      .orderBy("id")
      .limit(page.perPage)
      .offset(offsetOf(page))
      .selectAll()
      .execute(),
    wanted.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(toTemplate), total };
}

export async function getReplyTemplate({ id }: { id: string }): Promise<ReplyTemplate> {
  const row = await db
    .selectFrom("reply_template")
    .where("id", "=", requireUuid(id))
    .selectAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  return toTemplate(row);
}

/**
 * Adds the templates that a site begins with. None that staff have removed comes back: the log knows
 * of those.
 */
export async function addFirstTemplates({
  templates,
  on,
}: {
  templates: ReplyTemplateContent[];
  on: Kysely<DB>;
}) {
  // Several nodes may start at once.
  await sql`lock table reply_template in exclusive mode`.execute(on);
  if (await hadTemplates({ on })) return;
  await on.insertInto("reply_template").values(templates.map(toColumns)).execute();
}

/** Whether there are any, or were. */
export async function hadTemplates({ on = db }: { on?: Kysely<DB> } = {}): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    select exists (select from reply_template)
      or exists (select from audit_entry where kind = ${kind}) as had`.execute(on);
  return rows[0]?.had === true;
}

export function addReplyTemplate({ actor, ...content }: ReplyTemplateContent & { actor: Actor }) {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto("reply_template")
      .values(toColumns(content))
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = content;
    await writeAudit({ on: transaction, actor, action: "created", kind, id: row.id, after });
    return toTemplate(row);
  });
}

/** Refused when somebody else has saved it since it was opened. */
export function changeReplyTemplate({
  id,
  version,
  actor,
  ...content
}: ReplyTemplateContent & { id: string; version: number; actor: Actor }) {
  return db.transaction().execute(async (transaction) => {
    const wanted = transaction.selectFrom("reply_template").where("id", "=", requireUuid(id));
    const before = await lockUnchanged({ wanted: wanted.selectAll(), version });
    const row = await transaction
      .updateTable("reply_template")
      .set({ ...toColumns(content), version: version + 1, updated_at: now })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit({
      ...{ on: transaction, actor, action: "changed", kind, id },
      before: contentOf(before),
      after: content,
    });
    return toTemplate(row);
  });
}

export function removeReplyTemplate({ id, actor }: { id: string; actor: Actor }) {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom("reply_template")
      .where("id", "=", requireUuid(id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new AppError("not-found");
    const before = contentOf(row);
    await writeAudit({ on: transaction, actor, action: "deleted", kind, id, before });
    return { id };
  });
}

function toColumns({ name, subject, body }: ReplyTemplateContent) {
  return { name, subject: JSON.stringify(subject), body: JSON.stringify(body) };
}

function contentOf({ name, subject, body }: Pick<Selectable<Row>, "name" | "subject" | "body">) {
  return replyTemplateContent.parse({ name, subject, body });
}

function toTemplate(row: Selectable<Row>): ReplyTemplate {
  const { id, version, updated_at: updatedAt } = row;
  return { id, ...contentOf(row), version, updatedAt };
}
