import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../../app-error.ts";
import type { Lang } from "../../language/language.ts";
import { type Role, roles } from "../permissions.ts";

/** A member of staff as the back office shows them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The language a translator writes. */
  translates: Lang | null;
  disabled: boolean;
  /** An authenticator app or a passkey. */
  hasSecondFactor: boolean;
  mustChangePassword: boolean;
  lastSignedInAt: Date | null;
  createdAt: Date;
  version: number;
};

/** Everybody of the staff; people who only registered on the site are none of it. */
export function selectPeople({ on = db }: { on?: Kysely<DB> } = {}) {
  return on
    .selectFrom("auth_user")
    .where("role", "in", roles)
    .select([
      "id",
      "name",
      "email",
      sql<Role>`role`.as("role"),
      "translates",
      sql<boolean>`disabled_at is not null`.as("disabled"),
      sql<boolean>`two_factor_enabled
        or exists (select from auth_passkey where user_id = auth_user.id)`.as("hasSecondFactor"),
      "must_change_password as mustChangePassword",
      "last_signed_in_at as lastSignedInAt",
      "created_at as createdAt",
      "version",
    ]);
}

export async function getPerson({ id, on }: { id: string; on?: Kysely<DB> }): Promise<Person> {
  const person = await selectPeople(on && { on })
    .where("id", "=", id)
    .executeTakeFirst();
  if (!person) throw new AppError("not-found");
  return person;
}

/** What of a person is told in the log. */
export function logged({ name, role, translates, disabled }: Person) {
  return { name, role, translates, disabled };
}
