import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Actor } from "../staff/actor.ts";
import { addressOf, isAddressed } from "./addresses.ts";
import { getRecord, type OfficeRecord } from "./get-record.ts";
import type { Kind, Status } from "./kinds.ts";
import { findOutdatedTranslations } from "./outdated-translations.ts";
import { redirectMoved } from "./redirect-moved.ts";
import { renameRecord } from "./rename-record.ts";
import { type RecordToSave, withActor } from "./save-record.ts";
import { tableOf } from "./table-of.ts";
import { readContent, uniqueFields } from "./validate-content.ts";

export type Written<K extends Kind> = Required<Pick<RecordToSave<K>, "kind" | "status">> & {
  /** As somebody has written it; what is wrong with it is told all at once. */
  content: object;
  publishAt: Date | null;
  actor: Actor;
};

export type Saved<K extends Kind> = OfficeRecord<K> & {
  /** A page that others may know by its old address, and whether that leads to the new one. */
  moved?: { from: string; to: string; redirected: boolean };
};

/** A new record, after all others of its kind. */
export async function addRecord<K extends Kind>({
  kind,
  content: written,
  status,
  publishAt,
  actor,
}: Written<K>): Promise<Saved<K>> {
  return withActor({ actor }, async (on) => {
    const content = await readContent({ kind, content: written, status, publishAt, on });
    await refuseTaken(kind, () =>
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
  content: written,
  status,
  publishAt,
  version,
  confirmed,
  redirect = true,
  keptAt,
  actor,
}: Written<K> & {
  id: string;
  version: number;
  /** Texts found still right though another language changed: `title.ar`. */
  confirmed?: string[] | undefined;
  /** Whether the old address of a page leads to its new one. */
  redirect?: boolean | undefined;
  /** When the change was kept back that its writer has seen; null: none. Unset: whatever it is. */
  keptAt?: Date | null | undefined;
}): Promise<Saved<K>> {
  return withActor({ actor }, async (on) => {
    const before = await getRecord({ kind, id, on });
    if (before.version !== version) throw new AppError("conflict");
    // What a colleague has kept back since would be thrown away unseen.
    if (before.kept && keptAt !== undefined && before.kept.at.getTime() !== keptAt?.getTime()) {
      throw new AppError("conflict");
    }
    const content = await readContent({ kind, content: written, status, publishAt, before, on });
    if (content.id !== id) refuseRename({ kind, before });
    const outdated = findOutdatedTranslations({
      before: before.content,
      after: content,
      outdated: before.outdated,
      confirmed,
    });
    await refuseTaken(kind, () =>
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
    // What was kept back is in this version, or was given up for it.
    await on
      .deleteFrom("content_kept")
      .where("kind", "=", kind)
      .where("record_id", "=", id)
      .execute();
    if (content.id !== id) await renameRecord({ kind, from: id, to: content.id, on });
    const after = await getRecord({ kind, id: content.id, on });
    const moved = before.status === "published" && moveOf({ kind, before, after });
    if (!moved) return after;
    if (redirect) await redirectMoved({ ...moved, on });
    return { ...after, moved: { ...moved, redirected: redirect } };
  });
}

/** What others have seen keeps its id, unless that is its address, which can be led on. */
function refuseRename({ kind, before }: { kind: Kind; before: Pick<OfficeRecord, "status"> }) {
  if (isAddressed(kind) || before.status === "draft") return;
  throw new AppError("invalid", "This id stays", { fields: { "content.id": "id-stays" } });
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
  row: { id: string; content: string; outdated: string; status: Status; publish_at: Date | null };
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

/** A value that is taken is a problem of its field, also when two save it at the same moment. */
async function refuseTaken(kind: Kind, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const field = error.constraint.endsWith("_pkey") ? "id" : (uniqueFields[kind] ?? "id");
    throw new AppError("invalid", error.message, { fields: { [`content.${field}`]: "taken" } });
  }
}

function isUniqueViolation(error: unknown): error is Error & { constraint: string } {
  return error instanceof Error && "code" in error && error.code === "23505";
}
