import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import { roleMay, roles } from "../staff/permissions.ts";

export type Recruiter = { id: string; name: string };

/** Everybody to whom an application can be handed over. */
export function listRecruiters(): Promise<Recruiter[]> {
  return selectRecruiters({ on: db }).orderBy("name").orderBy("id").execute();
}

/** Refuses whoever could not see what they were given. */
export async function requireRecruiter({ id, on }: { id: string; on: Kysely<DB> }) {
  const found = await selectRecruiters({ on }).where("id", "=", id).executeTakeFirst();
  if (!found) {
    throw new AppError("invalid", "no such recruiter", { fields: { assignee: "invalid" } });
  }
}

function selectRecruiters({ on }: { on: Kysely<DB> }) {
  const permission = "applications.change";
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
