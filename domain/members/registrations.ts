import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import { AppError } from "../app-error.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { ListQuery } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import type { Actor } from "../staff/actor.ts";
import { writeAudit } from "../staff/audit.ts";
import { openAccount } from "./open-account.ts";

export const registrationSorts = ["createdAt", "name", "email"] as const;
type Sort = (typeof registrationSorts)[number];

const columns = { createdAt: "created_at", name: "name", email: "email" } as const;

/** Who waits to become a member. Whoever has an account already does not. */
export async function listRegistrations({ q, sort, order, ...page }: ListQuery<Sort, object>) {
  const waiting = db
    .selectFrom("member_registration")
    .where("expires_at", ">", now)
    .where("refused_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("auth_user")
            .whereRef("auth_user.email", "=", "member_registration.email")
            .select("auth_user.id"),
        ),
      ),
    )
    .$if(q !== "", (query) =>
      query.where(sql`strpos(lower(name || ' ' || email), ${q.toLowerCase()})`, ">", 0),
    );
  const wanted = waiting
    .select(["id", "name", "email", "lang"])
    .select(["created_at as createdAt", "expires_at as expiresAt"])
    .orderBy(columns[sort], order)
    .orderBy("id");
  return readRows({ wanted, ...page });
}

/** Makes a member of whoever registered, in place of a mail to their address. */
export async function approveRegistration({
  id,
  actor,
}: {
  id: string;
  actor: Actor;
}): Promise<{ id: string }> {
  return db.transaction().execute(async (on) => {
    const memberId = await openAccount({ registration: { id }, verified: false, on });
    if (memberId === undefined) throw new AppError("not-found");
    await enqueueMail({ kind: "member-welcome", payload: { userId: memberId }, on });
    await writeAudit({ on, actor, action: "approved", kind: "member", id: memberId });
    return { id: memberId };
  });
}

/** Refuses a registration. Its address is kept for as long as a mail to it may take, and no longer. */
export async function refuseRegistration({ id, actor }: { id: string; actor: Actor }) {
  return db.transaction().execute(async (on) => {
    // Before the registration: the one who sends that mail takes the two in the same order.
    await on
      .deleteFrom("mail_outbox")
      .where(sql`registration_id::text`, "=", id)
      .where("sent_at", "is", null)
      .execute();
    const refused = await on
      .updateTable("member_registration")
      .set({
        refused_at: now,
        password_hash: "",
        token_hash: null,
        expires_at: sql<Date>`now() + interval '3 days'`,
      })
      .where(sql`id::text`, "=", id)
      .where("refused_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!refused) throw new AppError("not-found");
    const payload = { registrationId: refused.id };
    await enqueueMail({ kind: "registration-refusal", payload, on });
    await writeAudit({ on, actor, action: "refused", kind: "registration", id });
    return { id };
  });
}

/** Registrations that nobody confirmed or approved in time are not kept. */
export async function forgetOldRegistrations() {
  await db.deleteFrom("member_registration").where("expires_at", "<", now).execute();
}
