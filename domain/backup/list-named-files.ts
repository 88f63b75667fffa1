import { type Kysely, sql } from "kysely";
import type { DB } from "#db/schema.ts";

export type NamedFile = {
  /** Below the data folder. */
  path: string;
  /** What does not have to be there: a picture that came with the project, a file about to go. */
  optional: boolean;
  /** The file among the pictures of the project that stands in for it. */
  bundled: string | null;
};

/**
 * The files that the database names, and no others: what comes in after the rows were read is not
 * known to them, and would outlive its reason.
 */
export async function listNamedFiles({ on }: { on: Kysely<DB> }): Promise<NamedFile[]> {
  const { rows } = await sql<NamedFile>`
    select distinct on (path) path, optional, bundled from (
      select 'private/' || file as path, false as optional, null::text as bundled
      from inquiry_file
      union all
      select 'private/' || file, false, null from job_application where file is not null
      ${await documentFiles({ on })}
      union all
      select 'private/' || file, true, null from file_removal where file !~ '^originals/'
      union all
      select 'media/originals/' || hash, false, file from picture
    ) named
    order by path, optional`.execute(on);
  return rows;
}

/** A site of an earlier version, backed up before it is upgraded, has none. */
async function documentFiles({ on }: { on: Kysely<DB> }) {
  const { rows } = await sql<{ known: boolean }>`
    select to_regclass('document_file') is not null as known`.execute(on);
  return rows[0]?.known
    ? sql`union all select 'private/' || file, false, null from document_file`
    : sql``;
}
