import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";

/**
 * A redirect leads to a page and not to another redirect: every detour costs the visitor a request,
 * and two that lead to each other never end. The problem names what to enter instead.
 */
export async function validateRedirect({
  content,
  before,
  on,
}: {
  content: object;
  before?: { id: string } | undefined;
  on: Kysely<DB>;
}): Promise<Record<string, string>> {
  const from = pathIn(Reflect.get(content, "from"));
  const to = pathIn(Reflect.get(content, "to"));
  if (from === "" || to === "") return {};
  if (from === to) return { to: "redirect-self" };
  const { rows } = await sql<{ from: string | null; to: string | null }>`
    select content ->> 'from' as "from", content ->> 'to' as "to" from redirect
    where id <> ${before?.id ?? ""} and status <> 'trashed'
      and (lower(content ->> 'from') = ${to} or lower(content ->> 'to') = ${from})
    limit 10`.execute(on);
  const onward = rows.find((other) => pathIn(other.from) === to);
  const ahead = rows.find((other) => pathIn(other.to) === from);
  return {
    ...(onward && pathIn(onward.to) === from && { to: "redirect-self" }),
    ...(onward && pathIn(onward.to) !== from && { to: `redirect-chain:${onward.to}` }),
    ...(ahead && { from: `redirect-target:${ahead.from}` }),
  };
}

const pathIn = (value: unknown) => (typeof value === "string" ? value.trim().toLowerCase() : "");
