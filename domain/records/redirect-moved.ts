import { createHash } from "node:crypto";
import { sql } from "kysely";
import { redirectKind } from "../pages/redirect-content.ts";
import type { Actor } from "../staff/actor.ts";
import { withActor } from "./save-record.ts";

/** Leads the old address of a page to its new one, without a detour over addresses before it. */
export async function redirectMoved({
  from,
  to,
  actor,
}: {
  from: string;
  to: string;
  actor: Actor;
}): Promise<{ id: string }> {
  const hash = createHash("sha256").update(from.toLowerCase()).digest("hex").slice(0, 12);
  const content = redirectKind.schema.parse({ id: `moved-${hash}`, from, to });
  return withActor({ actor }, async (on) => {
    await sql`delete from redirect where lower(content ->> 'from') = any(${[
      from.toLowerCase(),
      to.toLowerCase(),
    ]})`.execute(on);
    await sql`
      update redirect set content = jsonb_set(content, '{to}', to_jsonb(${to}::text))
      where content ->> 'to' = ${from}`.execute(on);
    await sql`
      insert into redirect (id, content, status)
      values (${content.id}, ${JSON.stringify(content)}, 'published')`.execute(on);
    return { id: content.id };
  });
}
