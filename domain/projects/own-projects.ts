import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { db } from "#db/connect.ts";
import { now } from "#db/now.ts";
import type { DB } from "#db/schema.ts";
import { AppError } from "../app-error.ts";
import type { Lang } from "../language/language.ts";
import { line } from "../members/written.ts";
import { isUuid, requireUuid } from "../queries/uuid.ts";
import { type DescribedWork, describeWork } from "./describe-work.ts";
import { longestTitle } from "./join-title.ts";
import { type KeptWork, keptWork } from "./kept-work.ts";

export const mostProjects = 50;
export const mostKept = 100;
export const longestProjectName = 80;

export const projectFields = z.object({ name: line({ least: 1, most: longestProjectName }) });
export const keptFields = z.object({
  title: line({ least: 1, most: longestTitle }),
  work: keptWork,
});

export type ListedProject = {
  id: string;
  name: string;
  /** How much is kept in it. */
  count: number;
  sharedAt: Date | null;
  updatedAt: Date;
};
export type Project = Omit<ListedProject, "count"> & {
  entries: (DescribedWork & { kept: KeptWork | undefined })[];
};

const columns = ["id", "name", "shared_at as sharedAt", "updated_at as updatedAt"] as const;

export async function listProjects({ memberId }: { memberId: string }): Promise<ListedProject[]> {
  return db
    .selectFrom("member_project")
    .where("member_id", "=", memberId)
    .orderBy("updated_at", "desc")
    .select(columns)
    .select(
      sql<number>`(select count(*)::int from project_entry
        where project_id = member_project.id)`.as("count"),
    )
    .execute();
}

/** One of the member's own, with what is kept in it. */
export async function getProject({
  memberId,
  id,
  lang,
}: {
  memberId: string;
  id: string;
  lang: Lang;
}): Promise<Project> {
  const project = await db
    .selectFrom("member_project")
    .where("member_id", "=", memberId)
    .where("id", "=", requireUuid(id))
    .select(columns)
    .executeTakeFirst();
  if (!project) throw new AppError("not-found");
  const rows = await readEntries({ projectId: id });
  const entries = rows.map(async (entry) => ({
    ...(await describeWork({ entry, lang })),
    kept: keptWork.safeParse(entry.kept).data,
  }));
  return { ...project, entries: await Promise.all(entries) };
}

export function readEntries({ projectId }: { projectId: string }) {
  return db
    .selectFrom("project_entry")
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .select(["id", "title", "kept", "created_at as createdAt"])
    .execute();
}

/** Names a new project, or one of the member's own anew. */
export async function saveProject({
  memberId,
  id,
  name,
  on = db,
}: {
  memberId: string;
  /** Unset: a new one. */
  id?: string | undefined;
  name: string;
  on?: Kysely<DB>;
}): Promise<{ id: string }> {
  if (id === undefined) return addProject({ memberId, name, on });
  const renamed = await on
    .updateTable("member_project")
    .set({ name, updated_at: now })
    .where("member_id", "=", memberId)
    .where("id", "=", requireUuid(id))
    .returning("id")
    .executeTakeFirst();
  if (!renamed) throw new AppError("not-found");
  return renamed;
}

async function addProject({
  memberId,
  name,
  on,
}: {
  memberId: string;
  name: string;
  on: Kysely<DB>;
}): Promise<{ id: string }> {
  const { rows } = await sql<{ id: string }>`
    insert into member_project (member_id, name)
    select ${memberId}, ${name} from member_project where member_id = ${memberId}
    having count(*) < ${mostProjects}
    returning id`.execute(on);
  const [added] = rows;
  if (!added) throw new AppError("too-many");
  return added;
}

export async function deleteProject({ memberId, id }: { memberId: string; id: string }) {
  const gone = await db
    .deleteFrom("member_project")
    .where("member_id", "=", memberId)
    .where("id", "=", requireUuid(id))
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw new AppError("not-found");
}

/** Keeps something in one of the member's projects, or in a new one of the name. */
export async function keepInProject({
  memberId,
  project,
  title,
  work,
}: {
  memberId: string;
  project: { id: string } | { name: string };
  title: string;
  work: KeptWork;
}): Promise<{ id: string }> {
  return db.transaction().execute(async (on) => {
    const { id } =
      "id" in project
        ? { id: requireUuid(project.id) }
        : await addProject({ memberId, name: project.name, on });
    // Waits for whoever adds to the same project at this moment, so that they are counted.
    const own = await on
      .updateTable("member_project")
      .set({ updated_at: now })
      .where("member_id", "=", memberId)
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!own) throw new AppError("not-found");
    const { rows } = await sql`
      insert into project_entry (project_id, title, kept)
      select ${id}, ${title}, ${JSON.stringify(work)}::jsonb from project_entry
      where project_id = ${id} having count(*) < ${mostKept}
      returning id`.execute(on);
    if (rows.length === 0) throw new AppError("too-many");
    return own;
  });
}

export async function removeFromProject({
  memberId,
  id,
  entry,
}: {
  memberId: string;
  id: string;
  entry: string;
}) {
  const gone = await db
    .deleteFrom("project_entry")
    .using("member_project")
    .whereRef("project_id", "=", "member_project.id")
    .where("member_id", "=", memberId)
    .where("member_project.id", "=", requireUuid(id))
    .where("project_entry.id", "=", isUuid(entry) ? entry : null)
    .returning("project_entry.id")
    .executeTakeFirst();
  if (!gone) throw new AppError("not-found");
}

/** Everything of a member's projects, for them to take along. */
export async function exportProjects({ memberId }: { memberId: string }) {
  const projects = await listProjects({ memberId });
  return Promise.all(
    projects.map(async ({ id, count: _, ...project }) => ({
      ...project,
      entries: (await readEntries({ projectId: id })).map(({ id: _id, ...entry }) => entry),
    })),
  );
}
