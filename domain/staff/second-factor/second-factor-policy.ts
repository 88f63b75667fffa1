import { db } from "#db/connect.ts";
import { AppError } from "../../app-error.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { isRole, type Permission, permissionsOf, type Role, roles } from "../permissions.ts";

export type RolePolicy = {
  id: Role;
  permissions: Permission[];
  secondFactorRequired: boolean;
};

/** What each role may do, and whether it has to have a second factor. */
export async function listRoles(): Promise<RolePolicy[]> {
  const rows = await db
    .selectFrom("staff_role")
    .select(["role", "second_factor_required as required"])
    .execute();
  return roles.map((role) => ({
    id: role,
    permissions: permissionsOf(role),
    secondFactorRequired: rows.some((row) => row.role === role && row.required),
  }));
}

export async function isSecondFactorRequired({ role }: { role: string }): Promise<boolean> {
  const row = await db
    .selectFrom("staff_role")
    .where("role", "=", role)
    .select("second_factor_required as required")
    .executeTakeFirst();
  return row?.required ?? false;
}

export async function requireSecondFactor({
  role,
  required,
  actor,
}: {
  role: string;
  required: boolean;
  actor: Actor;
}): Promise<RolePolicy> {
  await db.transaction().execute(async (on) => {
    if (!isRole(role)) throw new AppError("not-found");
    const before = await isSecondFactorRequired({ role });
    if (before === required) return;
    await on
      .insertInto("staff_role")
      .values({ role, second_factor_required: required })
      .onConflict((conflict) =>
        conflict.column("role").doUpdateSet({ second_factor_required: required }),
      )
      .execute();
    await writeAudit({
      on,
      actor,
      action: "changed",
      kind: "role",
      id: role,
      before: { secondFactorRequired: before },
      after: { secondFactorRequired: required },
    });
  });
  const policy = (await listRoles()).find(({ id }) => id === role);
  if (!policy) throw new AppError("not-found");
  return policy;
}
