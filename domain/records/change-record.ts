import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { addressOf } from "./addresses.ts";
import { getRecord, type OfficeRecord } from "./get-record.ts";
import type { ContentOf, Kind } from "./kinds.ts";
import { findOutdatedTranslations } from "./outdated-translations.ts";
import { renameRecord } from "./rename-record.ts";
import { type RecordToSave, withActor } from "./save-record.ts";
import { tableOf } from "./table-of.ts";

export type Written<K extends Kind> = Required<Pick<RecordToSave<K>, "kind" | "status">> & {
  /** As its schema made it. */
  content: ContentOf<K>;
  publishAt: Date | null;
  actor: Actor;
};

export type Saved<K extends Kind> = OfficeRecord<K> & {
  /** A page that others may know by its old address. */
  moved?: { from: string; to: string };
};

/** A new record, after all others of its kind. */
export async function addRecord<K extends Kind>({
  kind,
  content,
  status,
  publishAt,
  actor,
}: Written<K>): Promise<Saved<K>> {
  return withActor({ actor }, async (on) => {
    await tellTaken(kind, () =>
      on
        .insertInto<Kind>(kind)
        .values({
          id: content.id,
          content: JSON.stringify(content),
          status,
          publish_at: publishAt,
          position: sql`(select coalesce(max(position) + 1, 0) from ${sql.table(kind)})`,
        })
        .execute(),
    );
    return getRecord({ kind, id: content.id, on });
  });
}

/** A changed record. `version` is the one the writer began with: nothing newer is overwritten. */
export async function changeRecord<K extends Kind>({
  kind,
  id,
  content,
  status,
  publishAt,
  version,
  confirmed,
  actor,
}: Written<K> & {
  id: string;
  version: number;
  /** Texts found still right though another language changed: `title.ar`. */
  confirmed?: string[] | undefined;
}): Promise<Saved<K>> {
  return withActor({ actor }, async (on) => {
    const before = await getRecord({ kind, id, on });
    if (before.version !== version) throw new AppError("conflict");
    const outdated = findOutdatedTranslations({
      before: before.content,
      after: content,
      outdated: before.outdated,
      confirmed,
    });
    await tellTaken(kind, () =>
      writeOver({
        on,
        kind,
        id,
        version,
        row: {
          id: content.id,
          content: JSON.stringify(content),
          outdated: JSON.stringify(outdated),
          status,
          publish_at: publishAt,
        },
      }),
    );
    if (content.id !== id) await renameRecord({ kind, from: id, to: content.id, on });
    const after = await getRecord({ kind, id: content.id, on });
    const moved = before.status === "published" && moveOf({ kind, before, after });
    return moved ? { ...after, moved } : after;
  });
}

async function writeOver({
  on,
  kind,
  id,
  version,
  row,
}: {
  on: Kysely<DB>;
  kind: Kind;
  id: string;
  version: number;
  row: { id: string; content: string; outdated: string; status: string; publish_at: Date | null };
}) {
  const { numUpdatedRows } = await on
    .updateTable(tableOf(kind))
    .set(row)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("conflict");
}

function moveOf<K extends Kind>({
  kind,
  before,
  after,
}: {
  kind: K;
  before: OfficeRecord<K>;
  after: OfficeRecord<K>;
}) {
  const from = addressOf(kind, before.content);
  const to = addressOf(kind, after.content);
  return from && to && from !== to ? { from, to } : undefined;
}

/** What besides the id may stand but once. */
const unique: Partial<Record<Kind, string>> = {
  product_class: "content.className",
  redirect: "content.from",
};

async function tellTaken(kind: Kind, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const field = error.constraint.endsWith("_pkey") ? "content.id" : unique[kind];
    throw new AppError("invalid", error.message, { fields: { [field ?? "content.id"]: "taken" } });
  }
}

function isUniqueViolation(error: unknown): error is Error & { constraint: string } {
  return error instanceof Error && "code" in error && error.code === "23505";
}
