import { db } from "#db/connect.ts";
import { AppError } from "../../app-error.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Actor } from "../actor.ts";
import { writeAudit } from "../audit.ts";
import { linkPath, makeToken } from "../link-token.ts";
import { linkExpiry, type MadeLink, openInvitation } from "./staff-link.ts";

/** Gives an invitation another link and another week; the link before it is dead. */
export async function renewInvitation({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<MadeLink> {
  const { token, hash } = makeToken();
  return db.transaction().execute(async (on) => {
    const { numUpdatedRows } = await openInvitation({ id, on })
      .set({ token_hash: hash, mailed_token_hash: null, expires_at: linkExpiry })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError("not-found");
    await enqueueMail({ kind: "invitation", payload: { linkId: id }, on });
    await writeAudit({ on, actor, action: "renewed", kind: "invitation", id });
    return { id, path: linkPath(token) };
  });
}
