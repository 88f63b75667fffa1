import { type Kysely, sql } from "kysely";
import { db } from "#db/connect.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { ProfileFields } from "./profile-fields.ts";

export const profileStates = ["private", "waiting", "approved", "refused"] as const;
export type ProfileState = (typeof profileStates)[number];

/** A member as they see themselves. */
export type Member = Omit<ProfileFields, "languages"> & {
  id: string;
  email: string;
  languages: string[];
  profileState: ProfileState;
  /** Why the profile was refused. */
  profileNote: string;
  /** Whether an approved state of the profile can be seen by everybody, be it an older one. */
  isPublic: boolean;
  /** Changes with the picture. */
  avatar: string | null;
  createdAt: Date;
  version: number;
};

export function selectMembers({ on = db }: { on?: Kysely<DB> } = {}) {
  return on
    .selectFrom("member")
    .innerJoin("auth_user", "auth_user.id", "member.id")
    .select([
      "member.id",
      "auth_user.name",
      "auth_user.email",
      "trade",
      "country",
      "languages",
      "about",
      "listed",
      "profile_state as profileState",
      "profile_note as profileNote",
      sql<boolean>`exists (select from member_profile shown where shown.id = member.id)`.as(
        "isPublic",
      ),
      "avatar",
      "member.created_at as createdAt",
      "member.version",
    ]);
}

export async function getMember({ id, on }: { id: string; on?: Kysely<DB> }): Promise<Member> {
  const member = await selectMembers(on && { on })
    .where("member.id", "=", id)
    .executeTakeFirst();
  if (!member) throw new AppError("not-found");
  return member;
}
