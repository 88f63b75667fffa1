import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { requireUuid } from "../queries/uuid.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";

export type SavedFilter = { id: string; name: string; filter: unknown };

/** Enough for anybody, and no way to fill the disk. */
const most = 50;
const kind = "saved-filter";

/** Views of the inbox that somebody keeps for themselves; nobody else sees them. */
export function listSavedFilters({ owner }: { owner: string }): Promise<SavedFilter[]> {
  return db
    .selectFrom("saved_filter")
    .where("owner", "=", owner)
    .orderBy("name")
    .select(["id", "name", "filter"])
    .execute();
}

/** Keeps a view under a name; one of that name is replaced. */
export function saveFilter({
  name,
  filter,
  actor,
}: {
  name: string;
  filter: object;
  actor: Actor;
}): Promise<SavedFilter> {
  const content = JSON.stringify(filter);
  return db.transaction().execute(async (transaction) => {
    const others = await transaction
      .selectFrom("saved_filter")
      .where("owner", "=", actor.id)
      .where("name", "!=", name)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (others.count >= most) throw new AppError("too-many");
    const saved = await transaction
      .insertInto("saved_filter")
      .values({ owner: actor.id, name, filter: content })
      .onConflict((conflict) =>
        conflict.columns(["owner", "name"]).doUpdateSet({ filter: content }),
      )
      .returning(["id", "name", "filter"])
      .executeTakeFirstOrThrow();
    const after = { name, filter };
    await writeAudit({ on: transaction, actor, action: "changed", kind, id: saved.id, after });
    return saved;
  });
}

export function removeSavedFilter({ id, actor }: { id: string; actor: Actor }) {
  return db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom("saved_filter")
      .where("owner", "=", actor.id)
      .where("id", "=", requireUuid(id))
      .returning(["id", "name", "filter"])
      .executeTakeFirst();
    if (!removed) throw new AppError("not-found");
    const before = { name: removed.name, filter: removed.filter };
    await writeAudit({ on: transaction, actor, action: "deleted", kind, id, before });
    return { id };
  });
}
