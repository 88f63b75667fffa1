import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { ListQuery } from "../queries/list-query.ts";
import { readRows } from "../queries/read-rows.ts";
import { type ProfileState, selectMembers } from "./get-member.ts";

export const memberSorts = ["createdAt", "name", "email", "lastSignedInAt"] as const;
export type MemberSort = (typeof memberSorts)[number];
export type MemberFilter = {
  id?: string[] | undefined;
  profileState?: ProfileState | undefined;
  disabled?: boolean | undefined;
};

const columns = {
  createdAt: "member.created_at",
  name: "auth_user.name",
  email: "auth_user.email",
  lastSignedInAt: "auth_user.last_signed_in_at",
} as const;

function selectForOffice() {
  return selectMembers().select([
    sql<boolean>`disabled_at is not null`.as("disabled"),
    "email_verified as emailConfirmed",
    "last_signed_in_at as lastSignedInAt",
  ]);
}

/** Members as the administrators see them. */
export async function listMembers({
  q,
  filter: { id, profileState, disabled },
  sort,
  order,
  ...page
}: ListQuery<MemberSort, MemberFilter>) {
  const wanted = selectForOffice()
    .$if(q !== "", (query) =>
      query.where((where) =>
        where.or([
          where(sql`strpos(lower(auth_user.name), ${q.toLowerCase()})`, ">", 0),
          where(sql`strpos(lower(auth_user.email), ${q.toLowerCase()})`, ">", 0),
        ]),
      ),
    )
    .$if(id !== undefined, (query) => query.where("member.id", "in", id?.length ? id : [""]))
    .$call((query) => (profileState ? query.where("profile_state", "=", profileState) : query))
    .$if(disabled !== undefined, (query) =>
      query.where("disabled_at", disabled ? "is not" : "is", null),
    );
  return readRows({ wanted: wanted.orderBy(columns[sort], order).orderBy("member.id"), ...page });
}

export async function getMemberForOffice({ id }: { id: string }) {
  const member = await selectForOffice().where("member.id", "=", id).executeTakeFirst();
  if (!member) throw new AppError("not-found");
  return member;
}
