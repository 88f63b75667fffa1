import { Hono } from "hono";
import { z } from "zod";
import { changeInquiries } from "#domain/inquiries/change-inquiries.ts";
import { countInquiries } from "#domain/inquiries/count-inquiries.ts";
import { deleteInquiry } from "#domain/inquiries/delete-inquiry.ts";
import { draftReply } from "#domain/inquiries/draft-reply.ts";
import { getInquiry } from "#domain/inquiries/get-inquiry.ts";
import { takeInquiryFile } from "#domain/inquiries/inquiry-files.ts";
import { listChoices } from "#domain/inquiries/list-choices.ts";
import { inquirySorts, listInquiries } from "#domain/inquiries/list-inquiries.ts";
import {
  listSavedFilters,
  removeSavedFilter,
  saveFilter,
} from "#domain/inquiries/saved-filters.ts";
import { sendReply, withdrawReply } from "#domain/inquiries/send-reply.ts";
import { undoChange } from "#domain/inquiries/undo-change.ts";
import { longestNote, removeNote, writeNote } from "#domain/inquiries/write-note.ts";
import { listStaffWhoMay } from "#domain/staff/staff-who-may.ts";
import { getLocale } from "#text/runtime";
import { sendPrivateFile } from "../send-private-file.ts";
import type { StaffEnvironment } from "./environment.ts";
import { may } from "./guard.ts";
import { tellNews } from "./inquiries-arrivals.ts";
import { sendExport } from "./inquiries-export.ts";
import { inquiryFilter, keptFilter } from "./inquiries-filter.ts";
import { inquiryChange } from "./inquiries-input.ts";
import { ids, readJson, readList } from "./read-input.ts";

const tellAssignee = z.boolean().optional();
const note = z.object({ text: z.string().trim().min(1).max(longestNote) });
const reply = z.object({
  lang: z.enum(["zh", "en", "ar"]),
  subject: z.string().trim().min(1).max(300),
  text: z.string().trim().min(1).max(20_000),
});
const savedFilter = z.object({
  name: z.string().trim().min(1).max(60),
  filter: keptFilter,
});

/** What visitors asked, and what staff do about it. */
export const inquiries = new Hono<StaffEnvironment>()
  .get("/", may("inquiries.read"), async (context) => {
    const asked = readList(context, { sorts: inquirySorts, filter: inquiryFilter });
    return context.json(await listInquiries({ ...asked, lang: getLocale() }));
  })
  .get("/counts", may("inquiries.read"), async (context) => context.json(await countInquiries()))
  .get("/assignees", may("inquiries.read"), async (context) =>
    context.json(await listStaffWhoMay("inquiries.change")),
  )
  .get("/choices", may("inquiries.read"), async (context) =>
    context.json(await listChoices({ lang: getLocale() })),
  )
  .get("/news", may("inquiries.read", { stream: true }), tellNews)
  .get("/export.csv", may("inquiries.read"), (context) => sendExport(context, "csv"))
  .get("/export.xlsx", may("inquiries.read"), (context) => sendExport(context, "xlsx"))
  .get("/filters", may("inquiries.read"), async (context) =>
    context.json(await listSavedFilters({ owner: context.get("staff").id })),
  )
  .post("/filters", may("inquiries.read"), async (context) =>
    context.json(
      await saveFilter({ ...(await readJson(context, savedFilter)), actor: context.get("staff") }),
    ),
  )
  .delete("/filters/:filter", may("inquiries.read"), async (context) =>
    context.json(
      await removeSavedFilter({ id: context.req.param("filter"), actor: context.get("staff") }),
    ),
  )
  .post("/bulk", may("inquiries.change"), async (context) => {
    const asked = await readJson(
      context,
      z.object({ ids: ids.min(1), change: inquiryChange, tellAssignee }),
    );
    return context.json(await changeInquiries({ ...asked, actor: context.get("staff") }));
  })
  .post("/undo/:change", may("inquiries.change"), async (context) =>
    context.json(
      await undoChange({ id: context.req.param("change"), actor: context.get("staff") }),
    ),
  )
  .get("/:id", may("inquiries.read"), async (context) =>
    context.json(await getInquiry({ id: context.req.param("id"), lang: getLocale() })),
  )
  .put("/:id", may("inquiries.change"), async (context) => {
    const form = inquiryChange.extend({ version: z.int().optional(), tellAssignee });
    const { version, tellAssignee: tell, ...changes } = await readJson(context, form);
    return context.json(
      await changeInquiries({
        ids: [context.req.param("id")],
        change: changes,
        version,
        tellAssignee: tell,
        actor: context.get("staff"),
      }),
    );
  })
  .delete("/:id", may("inquiries.delete"), async (context) =>
    context.json(await deleteInquiry({ id: context.req.param("id"), actor: context.get("staff") })),
  )
  .get("/:id/files/:file", may("inquiries.read"), async (context) =>
    sendPrivateFile(
      context,
      await takeInquiryFile({
        inquiryId: context.req.param("id"),
        id: context.req.param("file"),
        actor: context.get("staff"),
      }),
    ),
  )
  .post("/:id/notes", may("inquiries.change"), async (context) =>
    context.json(
      await writeNote({
        inquiryId: context.req.param("id"),
        ...(await readJson(context, note)),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id/notes/:note", may("inquiries.change"), async (context) =>
    context.json(
      await removeNote({
        inquiryId: context.req.param("id"),
        id: context.req.param("note"),
        actor: context.get("staff"),
      }),
    ),
  )
  .get("/:id/draft/:template", may("inquiries.read"), async (context) =>
    context.json(
      await draftReply({
        inquiryId: context.req.param("id"),
        templateId: context.req.param("template"),
        sender: context.get("staff").name,
      }),
    ),
  )
  .post("/:id/replies", may("inquiries.change"), async (context) =>
    context.json(
      await sendReply({
        inquiryId: context.req.param("id"),
        ...(await readJson(context, reply)),
        actor: context.get("staff"),
      }),
    ),
  )
  .delete("/:id/replies/:reply", may("inquiries.change"), async (context) =>
    context.json(
      await withdrawReply({
        inquiryId: context.req.param("id"),
        id: context.req.param("reply"),
        actor: context.get("staff"),
      }),
    ),
  );
