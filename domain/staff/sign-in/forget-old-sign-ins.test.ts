import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { db, pool } from "#db/connect.ts";
import { addSession, addStaff } from "../../../tests/support/add-staff.ts";
import { giveOwnDatabase } from "../../../tests/support/own-database.ts";
import { forgetOldSignIns } from "./forget-old-sign-ins.ts";

giveOwnDatabase();

test("what has run out is removed, what still counts stays", async () => {
  const query = (statement: string, values: unknown[]) => pool.query(statement, values);
  const { id: userId } = await addStaff({ query, role: "viewer" });
  const good = await addSession({ query, userId });
  await addSession({ query, userId, validFor: "-1 second" });
  await sql`
    insert into sign_in_attempt (bucket, failures, locked_until, last_at)
    values ('old', 3, '-infinity', now() - interval '25 hours'),
      ('recent', 3, '-infinity', now() - interval '23 hours')`.execute(db);
  await sql`
    insert into auth_verification (id, identifier, value, expires_at)
    values ('old', 'old', '', now()), ('good', 'good', '', now() + interval '1 minute')`.execute(
    db,
  );

  await forgetOldSignIns();

  const left = async (
    table: "auth_session" | "auth_verification" | "sign_in_attempt",
    column: string,
  ) =>
    (
      await sql<{
        name: string;
      }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
    ).rows;
  const [token = ""] = decodeURIComponent(good).split(".");
  const hash = createHash("sha256").update(token).digest("base64url");
  expect(await left("auth_session", "token")).toEqual([{ name: hash }]);
  expect(await left("auth_verification", "id")).toEqual([{ name: "good" }]);
  expect(await left("sign_in_attempt", "bucket")).toEqual([{ name: "recent" }]);
});
