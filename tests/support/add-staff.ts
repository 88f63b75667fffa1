import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
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
  translates = null,
  mustChangePassword = false,
}: {
  query: Query;
  role: string;
  name?: string;
  /** The language of a translator. */
  translates?: string | null;
  mustChangePassword?: boolean;
}): Promise<StaffAccount> {
  const id = randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  await query(
    `insert into auth_user (id, name, email, email_verified, role, translates, must_change_password)
     values ($1, $2, $3, true, $4, $5, $6)`,
    [id, name, email, role, translates, mustChangePassword],
  );
  await query(
    `insert into auth_account (id, user_id, account_id, provider_id, password)
     values ($1, $2, $2, 'credential', $3)`,
    [randomUUID(), id, await hashed],
  );
  return { id, name, email, password };
}

/**
 * Signs somebody in without the form; gives what their cookie holds, for `sessionCookie`. In the
 * database is only a hash of it.
 */
export async function addSession({
  query,
  userId,
  validFor = "1 hour",
  secondFactor = false,
}: {
  query: Query;
  userId: string;
  /** An interval; one in the past has expired. */
  validFor?: string;
  /** Whether they gave more than a password. */
  secondFactor?: boolean;
}): Promise<string> {
  const token = randomBytes(16).toString("hex");
  const hash = createHash("sha256").update(token).digest("base64url");
  await query(
    `insert into auth_session (id, user_id, token, expires_at, ends_at, second_factor)
     values ($1, $2, $3, now() + $4::interval, now() + '7 days', $5)`,
    [randomUUID(), userId, hash, validFor, secondFactor],
  );
  const signature = createHmac("sha256", await readSecret(query))
    .update(token)
    .digest("base64");
  return encodeURIComponent(`${token}.${signature}`);
}

/** What a browser sends that holds this. */
export const sessionCookie = (token: string) => `better-auth.session_token=${token}`;

/** The one that nodes sign cookies with; made here when none has been started yet. */
async function readSecret(query: Query): Promise<string> {
  await query("insert into secret values ('auth', $1) on conflict do nothing", [
    randomBytes(32).toString("base64url"),
  ]);
  const answer = await query("select value from secret where name = 'auth'", []);
  const rows = Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows;
  return (rows[0] as { value: string }).value;
}
