import { containing, type ListQuery, type Rows } from "../../queries/list-query.ts";
import { readRows } from "../../queries/read-rows.ts";
import type { Role } from "../permissions.ts";
import { type Person, selectPeople } from "./person.ts";

export const peopleSorts = ["name", "email", "role", "lastSignedInAt", "createdAt"] as const;
export type PeopleFilter = {
  id?: string[] | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
};

export async function listPeople({
  q,
  filter: { id, role, disabled },
  sort,
  order,
  ...page
}: ListQuery<(typeof peopleSorts)[number], PeopleFilter>): Promise<Rows<Person>> {
  const wanted = selectPeople()
    .$if(id !== undefined, (query) => query.where("id", "in", id?.length ? id : [""]))
    .$if(role !== undefined, (query) => query.where("role", "=", role ?? ""))
    .$if(disabled !== undefined, (query) =>
      query.where("disabled_at", disabled ? "is not" : "is", null),
    )
    .$if(q !== "", (query) =>
      query.where((where) =>
        where.or([where("name", "ilike", containing(q)), where("email", "ilike", containing(q))]),
      ),
    );
  return readRows({
    wanted: wanted
      .orderBy(sort, (direction) =>
        (order === "asc" ? direction.asc() : direction.desc()).nullsLast(),
      )
      .orderBy("id"),
    ...page,
  });
}
