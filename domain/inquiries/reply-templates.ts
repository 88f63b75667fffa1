import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { ReplyTemplate as Row } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
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

export type ReplyTemplate = z.infer<typeof replyTemplateContent> & {
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

type Content = z.infer<typeof replyTemplateContent>;

export function addReplyTemplate({ actor, ...content }: Content & { actor: Actor }) {
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
}: Content & { id: string; version: number; actor: Actor }) {
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("reply_template")
      .where("id", "=", requireUuid(id))
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (!before) throw new AppError("not-found");
    if (before.version !== version) throw new AppError("conflict");
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

function toColumns({ name, subject, body }: Content) {
  return { name, subject: JSON.stringify(subject), body: JSON.stringify(body) };
}

function contentOf({ name, subject, body }: Pick<Selectable<Row>, "name" | "subject" | "body">) {
  return replyTemplateContent.parse({ name, subject, body });
}

function toTemplate(row: Selectable<Row>): ReplyTemplate {
  const { id, version, updated_at: updatedAt } = row;
  return { id, ...contentOf(row), version, updatedAt };
}
