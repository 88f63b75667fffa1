import { db } from "#db/connect.ts";
import { getAccountBasket } from "../basket/account-basket.ts";
import { listOwnApplications } from "../careers/list-own-applications.ts";
import { readLang } from "../language/language.ts";
import { exportProjects } from "../projects/own-projects.ts";
import { listSessions } from "../staff/sign-in/sessions.ts";
import { readAvatar } from "./avatar.ts";
import { getMember } from "./get-member.ts";
import { getResume } from "./get-resume.ts";

/** Everything the site keeps of a member, for them to take along. */
export async function exportMember({ memberId }: { memberId: string }) {
  const { lang } = await db
    .selectFrom("member")
    .where("id", "=", memberId)
    .select("lang")
    .executeTakeFirstOrThrow();
  const reader = readLang(lang);
  const [
    member,
    account,
    resume,
    articles,
    applications,
    sessions,
    devices,
    picture,
    basket,
    projects,
  ] = await Promise.all([
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
    listOwnApplications({ memberId, lang: reader }),
    listSessions({ userId: memberId }),
    db
      .selectFrom("known_device")
      .where("user_id", "=", memberId)
      .orderBy("created_at")
      .select(["addresses", "user_agent as userAgent"])
      .select(["created_at as createdAt", "last_at as lastAt"])
      .execute(),
    readAvatar({ memberId }),
    getAccountBasket({ memberId }),
    exportProjects({ memberId }),
  ]);
  const { version, avatar, ...own } = member;
  return {
    member: { ...own, ...account },
    picture: picture ? `data:image/webp;base64,${picture.toString("base64")}` : null,
    resume,
    articles,
    applications,
    requestList: basket.lines,
    projects,
    sessions: sessions.map(({ id, current, ...session }) => session),
    devices,
  };
}
