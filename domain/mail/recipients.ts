import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { lockUnchanged } from "../queries/lock-unchanged.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";

export type Recipients = { addresses: string[]; version: number };

export const mostRecipients = 20;

/** Who is told of inquiries and applications, as an administrator set it. */
export async function readRecipients({ on = db }: { on?: Kysely<DB> } = {}): Promise<Recipients> {
  return on
    .selectFrom("mail_recipients")
    .select(["addresses", "version"])
    .executeTakeFirstOrThrow();
}

/** The same as the addresses of a mail. Where none are set, every administrator is told. */
export async function findRecipients({ on }: { on: Kysely<DB> }): Promise<string> {
  const { addresses } = await readRecipients({ on });
  if (addresses.length > 0) return addresses.join(", ");
  const administrators = await on
    .selectFrom("auth_user")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .orderBy("email")
    .limit(mostRecipients)
    .select("email")
    .execute();
  return administrators.map(({ email }) => email).join(", ");
}

/** Sets them all anew; the log keeps who they were. */
export async function changeRecipients({
  addresses,
  version,
  actor,
}: Recipients & { actor: Actor }): Promise<Recipients> {
  return db.transaction().execute(async (on) => {
    const current = on.selectFrom("mail_recipients").select(["addresses", "version"]);
    const before = await lockUnchanged({ wanted: current, version });
    const wanted = [...new Set(addresses)];
    if (JSON.stringify(wanted) === JSON.stringify(before.addresses)) return before;
    const after = { addresses: wanted, version: version + 1 };
    await on.updateTable("mail_recipients").set(after).execute();
    await writeAudit({
      on,
      actor,
      action: "changed",
      kind: "recipients",
      id: "mail",
      before: { addresses: before.addresses },
      after: { addresses: wanted },
    });
    return after;
  });
}
