import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { roleMay, roles } from "../staff/permissions.ts";

export type Assignee = { id: string; name: string };

/** Everybody who may look after an inquiry. */
export function listAssignees(): Promise<Assignee[]> {
  return selectAssignees({ on: db }).orderBy("name").orderBy("id").execute();
}

/** Refuses whoever could not see what they were given. */
export async function requireAssignee({ id, on }: { id: string; on: Kysely<DB> }) {
  const found = await selectAssignees({ on }).where("id", "=", id).executeTakeFirst();
  if (!found) {
    throw new AppError("invalid", "no such assignee", { fields: { assignee: "invalid" } });
  }
}

function selectAssignees({ on }: { on: Kysely<DB> }) {
  const permission = "inquiries.change";
  return on
    .selectFrom("auth_user")
    .where(
      "role",
      "in",
      roles.filter((role) => roleMay({ role, permission })),
    )
    .where("disabled_at", "is", null)
    .select(["id", "name"]);
}
