import { sql } from "kysely";
import type { Actor } from "../staff/actor.ts";
import type { Kind } from "./kinds.ts";
import { withActor } from "./save-record.ts";

/** Puts records into the order given; those already in their place are left alone. */
export async function orderRecords({
  kind,
  ids,
  actor,
}: {
  kind: Kind;
  ids: string[];
  actor: Actor;
}): Promise<{ changed: number }> {
  return withActor({ actor }, async (on) => {
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(kind)} record set position = wanted.place - 1
      from unnest(${ids}::text[]) with ordinality wanted(id, place)
      where record.id = wanted.id and record.position <> wanted.place - 1`.execute(on);
    return { changed: Number(numAffectedRows) };
  });
}
