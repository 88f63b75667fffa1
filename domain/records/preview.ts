import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { db, pool } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { pinConnection } from "#db/pin-connection.ts";
import type { DB } from "#db/schema.ts";
import { addressOf } from "./addresses.ts";
import { type ContentOf, isKind, type Kind } from "./kinds.ts";

const validFor = "15 minutes";

/** A record as it would be, to be shown on its page to whoever has the token. */
export type Preview = { kind: Kind; replaces: string | null; content: ContentOf<Kind> };

/** Keeps what somebody is writing for a look at its page; only a hash of the token is kept. */
export async function savePreview({
  kind,
  content,
  replaces = null,
}: {
  kind: Kind;
  content: ContentOf<Kind>;
  /** The id of the record as it is now, where there is one. */
  replaces?: string | null;
}): Promise<{ token: string; path: string | null }> {
  const token = randomBytes(24).toString("base64url");
  await sql`
    with expired as (delete from content_preview where expires_at < now())
    insert into content_preview (token_hash, kind, replaces, content, expires_at)
    values (${hashOf(token)}, ${kind}, ${replaces}, ${JSON.stringify(content)},
      now() + ${validFor}::interval)`.execute(db);
  return { token, path: addressOf(kind, content) ?? null };
}

/** What a token shows; undefined for one that is wrong or too old. */
export async function readPreview({ token }: { token: string }): Promise<Preview | undefined> {
  const row = await db
    .selectFrom("content_preview")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .select(["kind", "replaces", "content"])
    .executeTakeFirst();
  if (!row || !isKind(row.kind)) return undefined;
  return {
    kind: row.kind,
    replaces: row.replaces,
    content: row.content as ContentOf<Kind>,
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Runs work that sees the site as if the record were published, and nobody else does: on a
 * connection of its own, a temporary view stands before the table, and nothing can be written. The
 * connection is thrown away, so that not even a stray commit could leave the view behind.
 */
export async function withPreview<T>(preview: Preview, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await pinConnection(client, async () => {
      await sql`begin`.execute(db);
      await shadowTableWithPreview({ ...preview, on: db });
      await sql`set transaction read only`.execute(db);
      return work();
    });
  } finally {
    client.release(true);
  }
}

async function shadowTableWithPreview({
  kind,
  replaces,
  content,
  on,
}: Preview & { on: Kysely<DB> }) {
  const { rows } = await sql<{ schema: string }>`
    select relnamespace::regnamespace::text as schema
    from pg_class where oid = ${kind}::regclass`.execute(on);
  const table = sql.table(`${rows[0]?.schema}.${kind}`);
  await sql`create temporary table previewed
    (like ${table} including defaults including generated) on commit drop`.execute(on);
  await sql`
    insert into previewed (id, content, status, position)
    values (${content.id}, ${JSON.stringify(content)}, 'published', coalesce(
      (select position from ${table} where id = ${replaces}),
      (select max(position) + 1 from ${table}), 0))`.execute(on);
  await sql`
    create temporary view ${sql.id(kind)} as
    select * from ${table} where id not in (${sql.lit(content.id)}, ${sql.lit(replaces ?? "")})
    union all select * from previewed`.execute(on);
}
