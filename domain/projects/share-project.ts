import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { requireUuid } from "../queries/uuid.ts";
import { hashToken, makeToken } from "../staff/link-token.ts";
import { type DescribedWork, describeWork } from "./describe-work.ts";
import { readEntries } from "./own-projects.ts";

/**
 * A link by which anybody who has it may read the project, without a language in front. It is told
 * once: only its hash is kept, and another link ends the one before.
 */
export async function shareProject({ memberId, id }: { memberId: string; id: string }) {
  const { token, hash } = makeToken();
  await setLink({ memberId, id, hash });
  return { path: `/shared/${token}` };
}

/** Nobody but the member can read it any more. */
export function unshareProject({ memberId, id }: { memberId: string; id: string }) {
  return setLink({ memberId, id, hash: null });
}

async function setLink({
  memberId,
  id,
  hash,
}: {
  memberId: string;
  id: string;
  hash: string | null;
}) {
  const changed = await db
    .updateTable("member_project")
    .set({ share_hash: hash, shared_at: hash === null ? null : now })
    .where("member_id", "=", memberId)
    .where("id", "=", requireUuid(id))
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new AppError("not-found");
}

/** A project as whoever has its link may see it: nothing tells whose it is. */
export type SharedProject = { name: string; updatedAt: Date; entries: DescribedWork[] };

/** Undefined for a link that was never made, or ended; a disabled member's ends as well. */
export async function openSharedProject({
  token,
  lang,
}: {
  token: string;
  lang: Lang;
}): Promise<SharedProject | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const project = await db
    .selectFrom("member_project")
    .innerJoin("auth_user", "auth_user.id", "member_project.member_id")
    .where("share_hash", "=", hashToken(token))
    .where("disabled_at", "is", null)
    .select(["member_project.id", "member_project.name", "member_project.updated_at as updatedAt"])
    .executeTakeFirst();
  if (!project) return undefined;
  const { id, ...shown } = project;
  const entries = await readEntries({ projectId: id });
  return {
    ...shown,
    entries: await Promise.all(entries.map((entry) => describeWork({ entry, lang }))),
  };
}
