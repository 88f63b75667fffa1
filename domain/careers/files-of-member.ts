import type { Kysely } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { locatePrivateFile } from "./private-files.ts";

/**
 * Where the private files of a member lie. They need not be removed by hand: they go by themselves
 * once the applications are deleted that they came with.
 */
export async function listFilesOfMember({
  memberId,
  on = db,
}: {
  memberId: string;
  on?: Kysely<DB>;
}): Promise<string[]> {
  const rows = await on
    .selectFrom("job_application")
    .where("member_id", "=", memberId)
    .where("file", "is not", null)
    .orderBy("created_at")
    .select("file")
    .execute();
  return rows.flatMap(({ file }) => (file ? [locatePrivateFile(file)] : []));
}
