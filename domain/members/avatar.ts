import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { ingestPicture } from "../media/upload/ingest-picture.ts";
import { requireFewAttempts } from "../rate-limit/limit-attempts.ts";
import { updateProfileState } from "./change-profile.ts";
import { getMember, type Member } from "./get-member.ts";

/** The side of the square that is kept, in pixels. */
const side = 512;
/** Each is decoded by a process of which there is one. */
const limits = { perIp: 30, perNetwork: 120, seconds: 600 };

/** Takes in a member's picture: checked and encoded anew, so nothing but its pixels is kept. */
export async function setAvatar({
  memberId,
  file,
  ip,
}: {
  memberId: string;
  file: AsyncIterable<Uint8Array>;
  ip: string;
}): Promise<Member> {
  await requireFewAttempts({ what: "avatar", ip, limits });
  return ingestPicture({
    file,
    square: side,
    work: async ({ picture: { hash }, read }) => {
      const picture = await read();
      return db.transaction().execute(async (on) => {
        await on
          .insertInto("member_avatar")
          .values({ member_id: memberId, hash, picture })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return wear({ memberId, hash, on });
      });
    },
  });
}

export async function removeAvatar({ memberId }: { memberId: string }): Promise<Member> {
  return db.transaction().execute((on) => wear({ memberId, hash: null, on }));
}

/** What neither the member nor the public sees any more is not kept. */
async function wear({
  memberId,
  hash,
  on,
}: {
  memberId: string;
  hash: string | null;
  on: Kysely<DB>;
}): Promise<Member> {
  await on
    .updateTable("member")
    .set({ avatar: hash, version: sql<number>`version + 1`, updated_at: now })
    .where("id", "=", memberId)
    .execute();
  await updateProfileState({ memberId, on });
  await deleteUnusedAvatars({ memberId, on });
  return getMember({ id: memberId, on });
}

export async function deleteUnusedAvatars({ memberId, on }: { memberId: string; on: Kysely<DB> }) {
  await sql`
    delete from member_avatar kept where member_id = ${memberId}
      and not exists (select from member where id = member_id and avatar = kept.hash)
      and not exists (select from member_profile where id = member_id and avatar = kept.hash)
  `.execute(on);
}

/** The bytes of a member's own picture, as WebP. */
export async function readAvatar({ memberId }: { memberId: string }): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("member_avatar")
    .innerJoin("member", "member.avatar", "member_avatar.hash")
    .whereRef("member.id", "=", "member_avatar.member_id")
    .where("member_id", "=", memberId)
    .select("picture")
    .executeTakeFirst();
  return row?.picture;
}

/** The picture of a public profile, under the hash its page names. */
export async function readPublicAvatar({
  id,
  hash,
}: {
  id: string;
  hash: string;
}): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("member_avatar")
    .innerJoin("member_profile", "member_profile.id", "member_avatar.member_id")
    .where("member_id", "=", id)
    .where("hash", "=", hash)
    .whereRef("member_profile.avatar", "=", "member_avatar.hash")
    .select("picture")
    .executeTakeFirst();
  return row?.picture;
}
