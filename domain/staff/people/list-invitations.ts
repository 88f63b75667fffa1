import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Lang } from "../../language/language.ts";
import { containing, type ListQuery, type Rows } from "../../queries/list-query.ts";
import { readRows } from "../../queries/read-rows.ts";
import type { Role } from "../permissions.ts";

export const invitationSorts = ["createdAt", "email", "expiresAt"] as const;
export const invitationStates = ["open", "used", "expired", "withdrawn"] as const;
export type InvitationState = (typeof invitationStates)[number];
export type InvitationFilter = { state?: InvitationState | undefined };

export type Invitation = {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** The language a translator is to write. */
  translates: Lang | null;
  state: InvitationState;
  createdAt: Date;
  expiresAt: Date;
  invitedBy: string | null;
  /** When the mail went out, if it has. */
  mailedAt: Date | null;
};

const state = sql<InvitationState>`case
  when used_at is not null then 'used'
  when withdrawn_at is not null then 'withdrawn'
  when expires_at <= now() then 'expired'
  else 'open' end`;

export async function listInvitations({
  q,
  filter,
  sort,
  order,
  ...page
}: ListQuery<(typeof invitationSorts)[number], InvitationFilter>): Promise<Rows<Invitation>> {
  const wanted = db
    .selectFrom("staff_link")
    .where("kind", "=", "invitation")
    .$if(q !== "", (query) => query.where("email", "ilike", containing(q)))
    .$if(filter.state !== undefined, (query) => query.where(state, "=", filter.state ?? "open"));
  return readRows({
    wanted: wanted
      .select((from) => [
        "id",
        "email",
        "name",
        sql<Role>`role`.as("role"),
        "translates",
        state.as("state"),
        "created_at as createdAt",
        "expires_at as expiresAt",
        from
          .selectFrom("auth_user")
          .whereRef("auth_user.id", "=", "staff_link.created_by")
          .select("auth_user.name")
          .as("invitedBy"),
        from
          .selectFrom("mail_outbox")
          .where("mail_outbox.kind", "=", "invitation")
          .where("payload", "=", sql<string>`jsonb_build_object('linkId', staff_link.id)`)
          .select(({ fn }) => fn.max("sent_at").as("at"))
          .as("mailedAt"),
      ])
      .orderBy(sort, order)
      .orderBy("id"),
    ...page,
  });
}
