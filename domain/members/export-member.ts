import { db } from "#db/connect.ts";
import { listSessions } from "../staff/sessions.ts";
import { readAvatar } from "./avatar.ts";
import { getMember } from "./get-member.ts";
import { getResume } from "./get-resume.ts";

/** Everything the site keeps of a member, for them to take along. */
export async function exportMember({ memberId }: { memberId: string }) {
  const [{ version, avatar, ...member }, account, resume, articles, sessions, picture] =
    await Promise.all([
      getMember({ id: memberId }),
      db
        .selectFrom("auth_user")
        .where("id", "=", memberId)
        .select(["email_verified as emailConfirmed", "last_signed_in_at as lastSignedInAt"])
        .executeTakeFirstOrThrow(),
      getResume({ memberId }),
      db
        .selectFrom("member_article")
        .where("member_id", "=", memberId)
        .orderBy("created_at")
        .select(["lang", "title", "summary", "body", "state", "note", "article_id as articleId"])
        .select(["created_at as createdAt", "updated_at as updatedAt"])
        .execute(),
      listSessions({ userId: memberId }),
      readAvatar({ memberId }),
    ]);
  return {
    member: { ...member, ...account },
    picture: picture ? `data:image/webp;base64,${picture.toString("base64")}` : null,
    resume,
    articles,
    sessions: sessions.map(({ id, current, ...session }) => session),
  };
}
