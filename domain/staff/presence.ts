import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";

type Opened = {
  /** A kind of content, or `inquiry`. */
  kind: string;
  id: string;
  person: string;
};

/**
 * After this, whoever has not said again that a record is open has left it. Browsers let what is in
 * the background speak once a minute.
 */
const fades = sql`interval '90 seconds'`;
const mostNamed = 5;
/** Ids are shorter; what is longer is no record. */
const longestId = 200;

/** Says that somebody has a record open, and hears who else has. */
export async function notePresence({ kind, id, person }: Opened): Promise<{ others: string[] }> {
  if (id.length > longestId) return { others: [] };
  await db
    .insertInto("presence")
    .values({ kind, record_id: id, person })
    .onConflict((conflict) =>
      conflict.columns(["kind", "record_id", "person"]).doUpdateSet({ seen_at: now }),
    )
    .execute();
  const others = await db
    .selectFrom("presence")
    .innerJoin("auth_user", "auth_user.id", "presence.person")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("person", "!=", person)
    .where("seen_at", ">", sql<Date>`now() - ${fades}`)
    .orderBy("name")
    .limit(mostNamed)
    .select("name")
    .execute();
  return { others: others.map(({ name }) => name) };
}

/** Says that somebody has closed it; nobody has to. */
export async function removePresence({ kind, id, person }: Opened): Promise<{ others: string[] }> {
  await db
    .deleteFrom("presence")
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("person", "=", person)
    .execute();
  return { others: [] };
}

export async function forgetPresence() {
  await db.deleteFrom("presence").where("seen_at", "<", sql<Date>`now() - ${fades}`).execute();
}
