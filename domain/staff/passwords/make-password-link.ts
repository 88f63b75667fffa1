import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../../app-error.ts";
import type { Lang } from "../../language/language.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { makeToken, passwordPath } from "../link-token.ts";
import { linkExpiry, type MadeLink } from "../people/staff-link.ts";

/** Makes a link with which somebody chooses a new password; earlier ones of theirs are dead. */
export async function makePasswordLink({
  userId,
  lang,
  actor,
}: {
  userId: string;
  lang: Lang;
  /** Unset: the person asked for it on the sign-in page. */
  actor?: Actor;
}): Promise<MadeLink> {
  const { token, hash } = makeToken();
  return db.transaction().execute(async (on) => {
    const user = await on
      .selectFrom("auth_user")
      .where("id", "=", userId)
      .where("disabled_at", "is", null)
      .select(["email", "name", "role"])
      .executeTakeFirst();
    if (!user) throw new AppError("not-found");
    await on
      .updateTable("staff_link")
      .set({ withdrawn_at: now })
      .where("user_id", "=", userId)
      .where("used_at", "is", null)
      .where("withdrawn_at", "is", null)
      .execute();
    const link = await on
      .insertInto("staff_link")
      .values({
        kind: "new-password",
        email: user.email,
        name: user.name,
        user_id: userId,
        lang,
        token_hash: hash,
        created_by: actor?.id ?? null,
        expires_at: linkExpiry,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueueMail({ kind: "new-password", payload: { linkId: link.id, userId }, on });
    await writeAudit({ on, actor, action: "password-link-made", kind: "person", id: userId });
    return { id: link.id, path: passwordPath({ token, role: user.role, lang }) };
  });
}
