import { type Context, Hono } from "hono";
import { z } from "zod";
import { changeInquiries } from "#domain/inquiries/change-inquiries.ts";
import { countInquiries } from "#domain/inquiries/count-inquiries.ts";
import { deleteInquiry } from "#domain/inquiries/delete-inquiry.ts";
import { draftReply } from "#domain/inquiries/draft-reply.ts";
import { getInquiry } from "#domain/inquiries/get-inquiry.ts";
import { openInquiryFile } from "#domain/inquiries/inquiry-files.ts";
import { listChoices } from "#domain/inquiries/list-choices.ts";
import { inquirySorts, listInquiries } from "#domain/inquiries/list-inquiries.ts";
import { previewRoom } from "#domain/inquiries/preview-room.ts";
import {
  listSavedFilters,
  removeSavedFilter,
  saveFilter,
} from "#domain/inquiries/saved-filters.ts";
import { sendReply, withdrawReply } from "#domain/inquiries/send-reply.ts";
import { undoChange } from "#domain/inquiries/undo-change.ts";
import { longestNote, removeNote, writeNote } from "#domain/inquiries/write-note.ts";
import { notePresence, removePresence } from "#domain/staff/presence.ts";
import { listStaffWithPermission } from "#domain/staff/staff-with-permission.ts";
import { getLocale } from "#text/runtime";
import { sendPrivateFile } from "../send-private-file.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { sendExport } from "./inquiries-export.ts";
import { inquiryFilter, keptFilter } from "./inquiries-filter.ts";
import { inquiryChange } from "./inquiries-input.ts";
import { streamInquiryEvents } from "./inquiry-events.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const tellAssignee = z.boolean().optional();
const note = z.object({ text: z.string().trim().min(1).max(longestNote) });
/** As it was pasted: an address of the calculator, which holds a whole room or the key of one. */
const roomLink = z.string().trim().min(1).max(30_000);
const reply = z.object({
  lang: z.enum(["zh", "en", "ar"]),
  subject: z.string().trim().min(1).max(300),
  text: z.string().trim().min(1).max(20_000),
  room: roomLink.optional(),
});
const savedFilter = z.object({
  name: z.string().trim().min(1).max(60),
  filter: keptFilter,
});

/** Which inquiry whoever calls has open. */
function presenceIn(context: Context<StaffEnvironment>) {
  const id = context.req.param("id") ?? "";
  return { kind: "inquiry", id, person: context.get("staff").id };
}

/** What visitors asked, and what staff do about it. */
export const inquiries = new Hono<StaffEnvironment>()
  .get("/", requirePermission("inquiries.read"), async (context) => {
    const asked = readList(context, { sorts: inquirySorts, filter: inquiryFilter });
    return context.json(await listInquiries({ ...asked, lang: getLocale() }));
  })
  .get("/counts", requirePermission("inquiries.read"), async (context) =>
    context.json(await countInquiries({ person: context.get("staff").id })),
  )
  .get("/assignees", requirePermission("inquiries.read"), async (context) =>
    context.json(await listStaffWithPermission("inquiries.change")),
  )
  .get("/choices", requirePermission("inquiries.read"), async (context) =>
    context.json(await listChoices({ lang: getLocale() })),
  )
  .get("/news", requirePermission("inquiries.read", { stream: true }), streamInquiryEvents)
  .get("/export.csv", requirePermission("inquiries.read"), (context) => sendExport(context, "csv"))
  .get("/export.xlsx", requirePermission("inquiries.read"), (context) =>
    sendExport(context, "xlsx"),
  )
  .get("/filters", requirePermission("inquiries.read"), async (context) =>
    context.json(await listSavedFilters({ owner: context.get("staff").id })),
  )
  .post("/filters", requirePermission("inquiries.read"), jsonBody(savedFilter), async (context) =>
    context.json(await saveFilter({ ...context.req.valid("json"), actor: context.get("staff") })),
  )
  .delete("/filters/:filter", requirePermission("inquiries.read"), async (context) =>
    context.json(
      await removeSavedFilter({ id: context.req.param("filter"), actor: context.get("staff") }),
    ),
  )
  .post(
    "/bulk",
    requirePermission("inquiries.change"),
    jsonBody(z.object({ ids: ids.min(1), change: inquiryChange, tellAssignee })),
    async (context) => {
      const asked = context.req.valid("json");
      return context.json(await changeInquiries({ ...asked, actor: context.get("staff") }));
    },
  )
  .post("/undo/:change", requirePermission("inquiries.change"), async (context) =>
    context.json(
      await undoChange({ id: context.req.param("change"), actor: context.get("staff") }),
    ),
  )
  .get("/:id", requirePermission("inquiries.read"), async (context) =>
    context.json(await getInquiry({ id: context.req.param("id"), lang: getLocale() })),
  )
  .put(
    "/:id",
    requirePermission("inquiries.change"),
    jsonBody(inquiryChange.extend({ version: z.int().optional(), tellAssignee })),
    async (context) => {
      const { version, tellAssignee: tell, ...changes } = context.req.valid("json");
      return context.json(
        await changeInquiries({
          ids: [context.req.param("id")],
          change: changes,
          version,
          tellAssignee: tell,
          actor: context.get("staff"),
        }),
      );
    },
  )
  .delete("/:id", requirePermission("inquiries.delete"), async (context) =>
    context.json(await deleteInquiry({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .put("/:id/presence", requirePermission("inquiries.read"), async (context) =>
    context.json(await notePresence(presenceIn(context))),
  )
  .delete("/:id/presence", requirePermission("inquiries.read"), async (context) =>
    context.json(await removePresence(presenceIn(context))),
  )
  .get("/:id/files/:file", requirePermission("inquiries.read"), async (context) =>
    sendPrivateFile(
      context,
      await openInquiryFile({
        inquiryId: context.req.param("id"),
        id: context.req.param("file"),
        actor: context.get("staff"),
      }),
    ),
  )
  .post("/:id/notes", requirePermission("inquiries.change"), jsonBody(note), async (context) =>
    context.json(
      await writeNote({
        inquiryId: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id/notes/:note", requirePermission("inquiries.change"), async (context) =>
    context.json(
      await removeNote({
        inquiryId: context.req.param("id"),
        id: context.req.param("note"),
        actor: context.get("staff"),
      }),
    ),
  )
  .get("/:id/draft/:template", requirePermission("inquiries.read"), async (context) =>
    context.json(
      await draftReply({
        inquiryId: context.req.param("id"),
        templateId: context.req.param("template"),
        sender: context.get("staff").name,
      }),
    ),
  )
  .post(
    "/:id/room",
    requirePermission("inquiries.change"),
    jsonBody(z.object({ link: roomLink })),
    async (context) =>
      context.json(
        await previewRoom({
          inquiryId: context.req.param("id"),
          ...context.req.valid("json"),
          lang: getLocale(),
        }),
      ),
  )
  .post("/:id/replies", requirePermission("inquiries.change"), jsonBody(reply), async (context) =>
    context.json(
      await sendReply({
        inquiryId: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id/replies/:reply", requirePermission("inquiries.change"), async (context) =>
    context.json(
      await withdrawReply({
        inquiryId: context.req.param("id"),
        id: context.req.param("reply"),
        actor: context.get("staff"),
      }),
    ),
  );
