import { type RawBuilder, sql } from "kysely";
import { type ContentOf, type Kind, kindNames, kinds } from "./kinds.ts";

const placeholder = /\{(\w+)\}/;

/** The page on which a record is seen, without a language; undefined when it is on none. */
export function addressOf<K extends Kind>(kind: K, content: ContentOf<K>): string | undefined {
  const { address }: { address?: string | ((content: never) => string | undefined) } = kinds[kind];
  if (typeof address === "function") return address(content as never);
  return address?.replaceAll(/\{(\w+)\}/g, (_, field) => String(Reflect.get(content, field)));
}

/** Whether the id stands in the address, and may be changed with it. */
export function isAddressed(kind: Kind): boolean {
  return addressPattern(kind)?.includes("{id}") ?? false;
}

/** Kinds of which every record has a page of its own. */
export const kindsWithPages = kindNames.filter((kind) => addressPattern(kind) !== undefined);

/** The addresses of such records, as an expression in SQL. */
export function addressInSql(kind: Kind): RawBuilder<string> {
  const parts = (addressPattern(kind) ?? "").split(placeholder);
  return sql<string>`concat(${sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.lit(part) : sql`content ->> ${sql.lit(part)}`)),
  )})`;
}

function addressPattern(kind: Kind): string | undefined {
  const { address }: { address?: unknown } = kinds[kind];
  return typeof address === "string" && placeholder.test(address) ? address : undefined;
}
