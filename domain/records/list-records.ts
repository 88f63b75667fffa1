import { type RawBuilder, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Localized } from "../language/localized.ts";
import { pictureBase } from "../media/picture.ts";
import { containing, type ListQuery, offsetOf, type Rows } from "../queries/list-query.ts";
import { type Kind, kindNames, type Status } from "./kinds.ts";

export const recordSorts = ["updatedAt", "id", "position"] as const;
export type RecordSort = (typeof recordSorts)[number];

export type RecordFilter = {
  id?: string[] | undefined;
  /** All but what is in the trash, unless asked. */
  status?: Status | undefined;
  class?: string | undefined;
  /** Something left to do: `missing:ar`, `outdated:en`. */
  unfinished?: string | undefined;
};

export type ListedRecord = {
  id: string;
  title: Localized | null;
  class: string | null;
  code: string | null;
  status: Status;
  publishAt: Date | null;
  version: number;
  updatedAt: Date;
  unfinished: string[];
  /** Whether a change of it is kept back. */
  kept: boolean;
  /** A redirect: `/old → /new`. */
  leads: string | null;
  /** The address of the variants of its first picture. */
  picture: string | null;
};

/** Nobody turns so many pages; counting on would cost more than it tells. */
export const mostCounted = 10_000;

const orders: Record<RecordSort, { asc: RawBuilder<unknown>; desc: RawBuilder<unknown> }> = {
  updatedAt: { asc: sql`updated_at, id desc`, desc: sql`updated_at desc, id` },
  id: { asc: sql`id`, desc: sql`id desc` },
  position: { asc: sql`position, id`, desc: sql`position desc, id desc` },
};

type Row = Omit<ListedRecord, "picture"> & { picture: { id: string; hash: string } | null };

/**
 * Records of one kind for those who write them. What is filtered and searched stands in one index,
 * so that contents are read of the few records of the page only.
 */
export async function listRecords({
  kind,
  q,
  filter,
  sort,
  order,
  ...page
}: ListQuery<RecordSort, RecordFilter> & { kind: Kind }): Promise<Rows<ListedRecord>> {
  const by = orders[sort][order];
  const wanted = sql`
    from ${sql.table(kind)} where ${sql.join(conditions({ q, filter }), sql` and `)}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      with shown as materialized (
        select id ${wanted} order by ${by} limit ${page.perPage} offset ${offsetOf(page)})
      select id, record_title(content) as title, class, content ->> 'code' as code, status,
        publish_at as "publishAt", version, updated_at as "updatedAt", unfinished,
        exists (select from content_kept
          where content_kept.kind = ${kind} and content_kept.record_id = record.id) as kept,
        (content ->> 'from') || ' → ' || (content ->> 'to') as leads,
        (select jsonb_build_object('id', picture.id, 'hash', picture.hash) from picture
          where picture.id = coalesce(
            content ->> 'cover', content ->> 'picture', content #>> '{pictures,0}')) as picture
      from ${sql.table(kind)} record where id in (select shown.id from shown)
      order by ${by}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select ${wanted} limit ${mostCounted}) counted`.execute(db),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, picture: row.picture && pictureBase(row.picture) })),
    total: counted.rows[0]?.total ?? 0,
  };
}

function conditions({ q, filter }: { q: string; filter: RecordFilter }): RawBuilder<unknown>[] {
  const { id, status, class: name, unfinished } = filter;
  return [
    status ? sql`status = ${status}` : sql`status <> 'trashed'`,
    ...(id ? [sql`id = any(${id})`] : []),
    ...(name ? [sql`class = ${name}`] : []),
    ...(unfinished ? [sql`unfinished @> array[${unfinished}]`] : []),
    ...words(q).map((word) => sql`names like ${containing(word)}`),
  ];
}

function words(q: string): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

export type FoundRecord = { kind: Kind; id: string; title: Localized | null; status: Status };

const mostOfAKind = 5;

/** Records of every kind, or of those named, that go by these words, the latest changed first. */
export async function findRecords({
  q,
  kinds = kindNames,
}: {
  q: string;
  kinds?: Kind[];
}): Promise<FoundRecord[]> {
  const sought = words(q);
  if (sought.length === 0) return [];
  const wanted = sql.join(conditions({ q, filter: {} }), sql` and `);
  const selects = kinds.map(
    (kind) => sql`
      (select ${sql.lit(kind)} as kind, id, record_title(content) as title, status
      from ${sql.table(kind)} where id in (
        select id from ${sql.table(kind)} where ${wanted}
        order by updated_at desc, id limit ${mostOfAKind}))`,
  );
  const { rows } = await sql<FoundRecord>`${sql.join(selects, sql` union all `)}`.execute(db);
  return rows;
}
