import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Kind } from "./kinds.ts";

/** Kinds whose id stands in the address of their page; the others keep theirs. */
const renamed: Kind[] = ["product", "project_case", "article", "programme", "job", "topic"];

/** What a record left behind under its old id follows it: its revisions, its place in the search, and what refers to it. */
export async function renameRecord({
  kind,
  from,
  to,
  on,
}: {
  kind: Kind;
  from: string;
  to: string;
  on: Kysely<DB>;
}) {
  if (!renamed.includes(kind)) {
    throw new AppError("invalid", "This id stays as it is", { fields: { "content.id": "wrong" } });
  }
  await sql`update content_change set record_id = ${to}
    where kind = ${kind} and record_id = ${from}`.execute(on);
  await sql`insert into search_stale (kind, record_id) values (${kind}, ${from})`.execute(on);
  if (kind === "product") await renameProduct({ from, to, on });
  if (kind === "project_case") await renameInTopics({ list: "cases", from, to, on });
}

async function renameProduct({ from, to, on }: { from: string; to: string; on: Kysely<DB> }) {
  await sql`
    update project_case set content = jsonb_set(content, '{products}', (
      select jsonb_agg(case when used ->> 'id' = ${from}
        then jsonb_set(used, '{id}', to_jsonb(${to}::text)) else used end order by place)
      from jsonb_array_elements(content -> 'products') with ordinality uses(used, place)))
    where content -> 'products' @> ${JSON.stringify([{ id: from }])}::jsonb`.execute(on);
  await sql`
    update product set content = jsonb_set(content, '{related}', (
      select jsonb_agg(case when other = ${from} then ${to} else other end order by place)
      from jsonb_array_elements_text(content -> 'related') with ordinality others(other, place)))
    where content -> 'related' ? ${from}`.execute(on);
  await renameInTopics({ list: "products", from, to, on });
}

/** Topics name products and cases by their ids. */
async function renameInTopics({
  list,
  from,
  to,
  on,
}: {
  list: "products" | "cases";
  from: string;
  to: string;
  on: Kysely<DB>;
}) {
  const names = sql.lit(list);
  await sql`
    update topic set content = jsonb_set(content, array[${names}], (
      select jsonb_agg(case when other = ${from} then ${to} else other end order by place)
      from jsonb_array_elements_text(content -> ${names}) with ordinality others(other, place)))
    where content -> ${names} ? ${from}`.execute(on);
}
