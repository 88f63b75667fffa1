import type { Kysely } from "kysely";
import type { DB } from "#db/schema.ts";
import { realIp } from "../visitors/network.ts";
import type { Actor } from "./actor.ts";

type State = Record<string, unknown>;

/**
 * Notes a change in the log, in the transaction that makes it, so that neither is there without
 * the other. Not for content records: their tables write the log themselves.
 */
export async function writeAudit({
  on,
  actor,
  action,
  kind,
  id,
  before,
  after,
}: {
  on: Kysely<DB>;
  /** Unset: the site itself. */
  actor?: Actor | undefined;
  /** What was done, in a word: `assigned`. */
  action: string;
  /** What it was done to: `inquiry`. */
  kind: string;
  id: string;
  /** What differs between the two is kept. */
  before?: State | undefined;
  after?: State | undefined;
}) {
  const changed = differing(before, after);
  await on
    .insertInto("audit_entry")
    .values({
      actor: actor?.id ?? null,
      ip: realIp(actor?.ip ?? "") ?? null,
      action,
      kind,
      record_id: id,
      before: changed.before && JSON.stringify(changed.before),
      after: changed.after && JSON.stringify(changed.after),
    })
    .execute();
}

function differing(before: State | undefined, after: State | undefined) {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (state: State) => Object.fromEntries(names.map((name) => [name, state[name]]));
  return { before: pick(before), after: pick(after) };
}
