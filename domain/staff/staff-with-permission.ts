import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { type Permission, roleHasPermission, roles } from "./permissions.ts";

/** Everybody to whom something can be given that needs a permission, in the order of their names. */
export function listStaffWithPermission(
  permission: Permission,
): Promise<{ id: string; name: string }[]> {
  return selectStaffWhoMay({ permission, on: db }).orderBy("name").orderBy("id").execute();
}

/** Refuses to give something to whoever could not see it. */
export async function requireAssignee({
  id,
  permission,
  on,
}: {
  id: string;
  permission: Permission;
  on: Kysely<DB>;
}) {
  const found = await selectStaffWhoMay({ permission, on }).where("id", "=", id).executeTakeFirst();
  if (!found) {
    throw new AppError("invalid", "no such assignee", { fields: { assignee: "invalid" } });
  }
}

function selectStaffWhoMay({ permission, on }: { permission: Permission; on: Kysely<DB> }) {
  return on
    .selectFrom("auth_user")
    .where(
      "role",
      "in",
      roles.filter((role) => roleHasPermission({ role, permission })),
    )
    .where("disabled_at", "is", null)
    .select(["id", "name"]);
}
