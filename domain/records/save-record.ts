import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { realIp } from "../visitors/network.ts";
import { changeContent } from "./change-content.ts";
import { type ContentOf, type Kind, kinds, type Status } from "./kinds.ts";
import { findOutdatedTranslations, type OutdatedTranslations } from "./outdated-translations.ts";
import { tableOf } from "./table-of.ts";

export type RecordToSave<K extends Kind> = {
  kind: K;
  content: ContentOf<K>;
  status?: Exclude<Status, "scheduled" | "trashed">;
  /** Published from then on; a time in the future waits for it. */
  publishAt?: Date | undefined;
  position?: number;
};

/**
 * Adds a record or changes it. `version` is the one the writer started from: when somebody else
 * has saved since, nothing is overwritten.
 */
export async function saveRecord<K extends Kind>({
  kind,
  content,
  status = "draft",
  publishAt,
  position = 0,
  version,
  actor,
}: RecordToSave<K> & { version?: number; actor?: Actor }) {
  const checked = kinds[kind].schema.parse(content);
  return withActor({ actor }, async (on) => {
    const row = {
      content: JSON.stringify(checked),
      status,
      publish_at: publishAt ?? null,
      position,
      outdated: await outdatedOf({ kind, content: checked, on }),
    };
    if (version === undefined) {
      await on
        .insertInto<Kind>(kind)
        .values({ id: checked.id, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
      return;
    }
    const { numUpdatedRows } = await on
      .updateTable(tableOf(kind))
      .set(row)
      .where("id", "=", checked.id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("conflict");
  });
}

async function outdatedOf({
  kind,
  content,
  on,
}: {
  kind: Kind;
  content: { id: string };
  on: Kysely<DB>;
}) {
  const before = await on
    .selectFrom(tableOf(kind))
    .where("id", "=", content.id)
    .select(["content", sql<OutdatedTranslations>`outdated`.as("outdated")])
    .executeTakeFirst();
  if (!before) return "{}";
  return JSON.stringify(
    findOutdatedTranslations({
      before: before.content,
      after: content,
      outdated: before.outdated,
    }),
  );
}

/** Adds many new records at once, in the order given. */
export async function addRecords<K extends Kind>({
  kind,
  contents,
  on = db,
}: {
  kind: K;
  contents: ContentOf<K>[];
  on?: Kysely<DB>;
}) {
  if (contents.length === 0) return;
  const rows = contents.map((content, position) => {
    const checked = kinds[kind].schema.parse(content);
    return {
      id: checked.id,
      content: JSON.stringify(checked),
      status: "published" as const,
      position,
    };
  });
  await changeContent({
    on,
    work: (transaction) => transaction.insertInto<Kind>(kind).values(rows).execute(),
  });
}

/** Runs a change so that its revision names the person who made it, and from where. */
export function withActor<T>(
  { actor }: { actor?: Actor | undefined },
  work: (on: Kysely<DB>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`
      select set_config('tinghe.actor', ${actor?.id ?? ""}, true),
        set_config('tinghe.ip', ${realIp(actor?.ip ?? "") ?? ""}, true)`.execute(transaction);
    return changeContent({ on: transaction, work });
  });
}
