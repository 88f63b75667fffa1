import { Hono } from "hono";
import { z } from "zod";
import { applicationStatuses } from "#domain/careers/application-status.ts";
import { changeApplication } from "#domain/careers/change-application.ts";
import { deleteApplication } from "#domain/careers/delete-applications.ts";
import { getApplication, openApplicationFile } from "#domain/careers/get-application.ts";
import {
  type ApplicationFilter,
  applicationSorts,
  countApplications,
  listApplications,
} from "#domain/careers/list-applications.ts";
import {
  longestNote,
  removeApplicationNote,
  writeApplicationNote,
} from "#domain/careers/write-application-note.ts";
import { listStaffWithPermission } from "#domain/staff/staff-with-permission.ts";
import { getLocale } from "#text/runtime";
import { sendPrivateFile } from "../send-private-file.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const status = z.enum(applicationStatuses);

const filter: z.ZodType<ApplicationFilter> = z.strictObject({
  id: ids.optional(),
  status: status.optional(),
  job: z.string().max(200).optional(),
  assignee: z.string().max(200).optional(),
});

const change = z.object({
  status: status.optional(),
  assignee: z.string().max(200).nullable().optional(),
  version: z.int().optional(),
});

const note = z.object({ text: z.string().trim().min(1).max(longestNote) });

/** Who would like to work here, and what has become of it. */
export const applications = new Hono<StaffEnvironment>()
  .get("/", requirePermission("applications.read"), async (context) => {
    const asked = readList(context, { sorts: applicationSorts, filter });
    return context.json(await listApplications({ ...asked, lang: getLocale() }));
  })
  .get("/counts", requirePermission("applications.read"), async (context) =>
    context.json(await countApplications()),
  )
  .get("/recruiters", requirePermission("applications.read"), async (context) =>
    context.json(await listStaffWithPermission("applications.change")),
  )
  .get("/:id", requirePermission("applications.read"), async (context) =>
    context.json(await getApplication({ id: context.req.param("id"), lang: getLocale() })),
  )
  .put("/:id", requirePermission("applications.change"), jsonBody(change), async (context) =>
    context.json(
      await changeApplication({
        id: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id", requirePermission("applications.change"), async (context) =>
    context.json(
      await deleteApplication({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .get("/:id/file", requirePermission("applications.read"), async (context) =>
    sendPrivateFile(
      context,
      await openApplicationFile({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .post("/:id/notes", requirePermission("applications.change"), jsonBody(note), async (context) =>
    context.json(
      await writeApplicationNote({
        id: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id/notes/:note", requirePermission("applications.change"), async (context) =>
    context.json(
      await removeApplicationNote({
        id: context.req.param("id"),
        note: context.req.param("note"),
        actor: context.get("staff"),
      }),
    ),
  );
