import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  deleteProject,
  getProject,
  keepInProject,
  keptFields,
  listProjects,
  projectFields,
  removeFromProject,
  saveProject,
} from "#domain/projects/own-projects.ts";
import { shareProject, unshareProject } from "#domain/projects/share-project.ts";
import { getLocale } from "#text/runtime";
import { readFields } from "../backoffice/read-input.ts";
import type { MemberEnvironment } from "./environment.ts";
import { membersOnly } from "./members-only.ts";

const id = z.string().max(100);

/** What a call is about: a project, and whose it has to be. */
function named(context: Context<MemberEnvironment>) {
  const memberId = context.get("member").id;
  return { memberId, ...readFields(z.object({ id }), context.get("body")) };
}

/** A member's projects. Another's do not exist here. */
export const ownProjects = new Hono<MemberEnvironment>()
  .get("/", membersOnly, async (context) =>
    context.json({
      code: 1000,
      data: await listProjects({ memberId: context.get("member").id }),
    }),
  )
  .post("/save", membersOnly, async (context) => {
    const body = context.get("body");
    const { id: project } = readFields(z.object({ id: id.optional() }), body);
    const { name } = readFields(projectFields, body);
    const memberId = context.get("member").id;
    return context.json({ code: 1000, data: await saveProject({ memberId, id: project, name }) });
  })
  .post("/keep", membersOnly, async (context) => {
    const body = context.get("body");
    const memberId = context.get("member").id;
    const { id: known } = readFields(z.object({ id: id.optional() }), body);
    const project = known === undefined ? readFields(projectFields, body) : { id: known };
    const fields = readFields(keptFields, body);
    return context.json({
      code: 1000,
      data: await keepInProject({ memberId, project, ...fields }),
    });
  })
  .post("/drop", membersOnly, async (context) => {
    const { entry } = readFields(z.object({ entry: id }), context.get("body"));
    await removeFromProject({ ...named(context), entry });
    return context.json({ code: 1000, data: null });
  })
  .post("/remove", membersOnly, async (context) => {
    await deleteProject(named(context));
    return context.json({ code: 1000, data: null });
  })
  .post("/share", membersOnly, async (context) =>
    context.json({ code: 1000, data: await shareProject(named(context)) }),
  )
  .post("/unshare", membersOnly, async (context) => {
    await unshareProject(named(context));
    return context.json({ code: 1000, data: null });
  })
  .get("/:id", membersOnly, async (context) => {
    const memberId = context.get("member").id;
    const project = { memberId, id: context.req.param("id"), lang: getLocale() };
    return context.json({ code: 1000, data: await getProject(project) });
  });
