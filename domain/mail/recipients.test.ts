import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { db } from "#db/connect.ts";
import { up } from "#db/migrations/021-inquiry-files.ts";
import { giveOwnDatabase } from "../../tests/support/own-database.ts";
import { readRecipients } from "./recipients.ts";

giveOwnDatabase();

/** The database as it was before recipients had a place of their own. */
async function goBack({ email }: { email: string }) {
  await sql`
    drop table mail_recipients, inquiry_file;
    alter table inquiry drop column searched;
    alter table inquiry drop column full_name, add column searched text`.execute(db);
  await sql`
    update site_settings set content = jsonb_set(content, '{email}', to_jsonb(${email}::text))
  `.execute(db);
}

test.each([
  ["hello@example.com", ["hello@example.com"]],
  ["a@example.com, b@example.com", ["a@example.com", "b@example.com"]],
  ["Sales <sales@example.com>", ["sales@example.com"]],
  ["by telephone only", []],
])("whoever was told until now by the settings' %j is told from now on", async (email, told) => {
  await goBack({ email });
  await up(db as unknown as Kysely<unknown>);
  expect(await readRecipients()).toEqual({ addresses: told, version: 1 });
});
