import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** One for all: making it hard to guess takes a tenth of a second each time. */
const password = randomBytes(12).toString("base64url");
const hashed = hashPassword(password);

export type StaffAccount = { id: string; name: string; email: string; password: string };

/** Puts a member of staff into the database, as an accepted invitation would have. */
export async function addStaff({
  query,
  role,
  name = role,
  mustChangePassword = false,
}: {
  query: Query;
  role: string;
  name?: string;
  mustChangePassword?: boolean;
}): Promise<StaffAccount> {
  const id = randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  await query(
    `insert into auth_user (id, name, email, email_verified, role, must_change_password)
     values ($1, $2, $3, true, $4, $5)`,
    [id, name, email, role, mustChangePassword],
  );
  await query(
    `insert into auth_account (id, user_id, account_id, provider_id, password)
     values ($1, $2, $2, 'credential', $3)`,
    [randomUUID(), id, await hashed],
  );
  return { id, name, email, password };
}

/** Signs somebody in past the door; the token is good as `Authorization: Bearer`. */
export async function addSession({
  query,
  userId,
  validFor = "1 hour",
}: {
  query: Query;
  userId: string;
  /** An interval; one in the past has expired. */
  validFor?: string;
}): Promise<string> {
  const token = randomBytes(16).toString("hex");
  await query(
    `insert into auth_session (id, user_id, token, expires_at)
     values ($1, $2, $3, now() + $4::interval)`,
    [randomUUID(), userId, token, validFor],
  );
  return token;
}
