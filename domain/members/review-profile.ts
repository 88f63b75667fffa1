import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { AppError } from "../app-error.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { ListQuery } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { deleteUnusedAvatars } from "./avatar.ts";
import type { ProfileState } from "./get-member.ts";

export const reviewSorts = ["updatedAt", "name"] as const;
type Sort = (typeof reviewSorts)[number];
export type ReviewFilter = { state?: Exclude<ProfileState, "private"> | undefined };

/** What an editor sees of a profile: what everybody would see, and nothing else. */
function selectOffered() {
  return db
    .selectFrom("member")
    .innerJoin("auth_user", "auth_user.id", "member.id")
    .where("listed", "=", true)
    .where("disabled_at", "is", null)
    .select([
      "member.id",
      "auth_user.name",
      "trade",
      "country",
      "languages",
      "about",
      "lang",
      "avatar",
      "profile_state as state",
      "profile_note as note",
      "member.version",
      "member.updated_at as updatedAt",
    ]);
}

const columns = { updatedAt: "member.updated_at", name: "auth_user.name" } as const;

export async function listOfferedProfiles({
  q,
  filter: { state },
  sort,
  order,
  ...page
}: ListQuery<Sort, ReviewFilter>) {
  const wanted = selectOffered()
    .$if(q !== "", (query) =>
      query.where(sql`strpos(lower(auth_user.name), ${q.toLowerCase()})`, ">", 0),
    )
    .$call((query) => (state ? query.where("profile_state", "=", state) : query));
  return readRows({ wanted: wanted.orderBy(columns[sort], order).orderBy("member.id"), ...page });
}

export async function getOfferedProfile({ id }: { id: string }) {
  const offered = await selectOffered().where("member.id", "=", id).executeTakeFirst();
  if (!offered) throw new AppError("not-found");
  return offered;
}

/** Shows a profile to everybody as the editor saw it; one that was changed since is not approved. */
export async function approveProfile({
  id,
  version,
  actor,
}: {
  id: string;
  version: number;
  actor: Actor;
}) {
  await db.transaction().execute(async (on) => {
    // Locked: whoever is disabled at this moment is not shown afterwards.
    const account = await on
      .selectFrom("auth_user")
      .where("id", "=", id)
      .where("role", "=", "member")
      .where("disabled_at", "is", null)
      .forUpdate()
      .select("id")
      .executeTakeFirst();
    if (!account) throw new AppError("not-found");
    const { state } = await getOfferedProfile({ id });
    const approved = await on
      .updateTable("member")
      .set({ profile_state: "approved", profile_note: "" })
      .where("id", "=", id)
      .where("version", "=", version)
      .where("listed", "=", true)
      .returning("id")
      .executeTakeFirst();
    if (!approved) throw new AppError("conflict");
    await sql`
      insert into member_profile (id, name, trade, country, languages, about, lang, avatar)
      select member.id, auth_user.name, trade, country, languages, about, lang, avatar
      from member join auth_user using (id) where member.id = ${id}
      on conflict (id) do update set name = excluded.name, trade = excluded.trade,
        country = excluded.country, languages = excluded.languages, about = excluded.about,
        lang = excluded.lang, avatar = excluded.avatar, approved_at = now()`.execute(on);
    await deleteUnusedAvatars({ memberId: id, on });
    if (state !== "approved") {
      await enqueueMail({ kind: "profile-decision", payload: { userId: id }, on });
    }
    await writeAudit({ on, actor, action: "approved", kind: "profile", id });
  });
  return getOfferedProfile({ id });
}

/** Refuses a profile with a word to its owner; one that is shown is taken down. */
export async function refuseProfile({
  id,
  note,
  version,
  actor,
}: {
  id: string;
  note: string;
  version: number;
  actor: Actor;
}) {
  await db.transaction().execute(async (on) => {
    await getOfferedProfile({ id });
    const refused = await on
      .updateTable("member")
      .set({ profile_state: "refused", profile_note: note })
      .where("id", "=", id)
      .where("version", "=", version)
      .where("listed", "=", true)
      .returning("id")
      .executeTakeFirst();
    if (!refused) throw new AppError("conflict");
    await on.deleteFrom("member_profile").where("id", "=", id).execute();
    await deleteUnusedAvatars({ memberId: id, on });
    await enqueueMail({ kind: "profile-decision", payload: { userId: id }, on });
    await writeAudit({ on, actor, action: "refused", kind: "profile", id });
  });
  return getOfferedProfile({ id });
}
