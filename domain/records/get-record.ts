import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { addressOf } from "./addresses.ts";
import { type Completeness, completeness } from "./completeness.ts";
import type { ContentOf, Kind, Status } from "./kinds.ts";
import type { OutdatedTranslations } from "./outdated-translations.ts";
import { tableOf } from "./table-of.ts";

/** A record as those who write it see it. */
export type OfficeRecord<K extends Kind = Kind> = {
  id: string;
  content: ContentOf<K>;
  status: Status;
  publishAt: Date | null;
  version: number;
  updatedAt: Date;
  /** Null: the site itself, or somebody who has left. */
  updatedBy: string | null;
  outdated: OutdatedTranslations;
  completeness: Completeness;
  /** The page on which it is seen, without a language. */
  path: string | null;
  /** A change that visitors do not see yet. */
  kept: KeptChange | null;
};

export type KeptChange = {
  content: unknown;
  /** What its writer began with. */
  base: unknown;
  version: number;
  at: Date;
  by: string | null;
};

export async function getRecord<K extends Kind>({
  kind,
  id,
  on = db,
}: {
  kind: K;
  id: string;
  on?: Kysely<DB>;
}): Promise<OfficeRecord<K>> {
  const row = await on
    .selectFrom(tableOf(kind))
    .leftJoin("auth_user", "auth_user.id", "updated_by")
    .where("record.id", "=", id)
    .select(["record.id", "content", "status", "publish_at"])
    .select(["record.version", "record.updated_at", "auth_user.name"])
    .select(sql<OutdatedTranslations>`outdated`.as("outdated"))
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const content = row.content as ContentOf<K>;
  return {
    id: row.id,
    content,
    status: row.status,
    publishAt: row.publish_at,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.name,
    outdated: row.outdated,
    completeness: completeness(content),
    path: addressOf(kind, content) ?? null,
    kept: (await getKept({ kind, id, on })) ?? null,
  };
}

function getKept({ kind, id, on }: { kind: Kind; id: string; on: Kysely<DB> }) {
  return on
    .selectFrom("content_kept")
    .leftJoin("auth_user", "auth_user.id", "kept_by")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .select(["content", "base", "content_kept.version", "kept_at as at", "auth_user.name as by"])
    .executeTakeFirst();
}
