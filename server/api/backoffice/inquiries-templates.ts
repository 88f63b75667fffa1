import { Hono } from "hono";
import { z } from "zod";
import {
  addReplyTemplate,
  changeReplyTemplate,
  getReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
  replyTemplateContent,
  templateSorts,
} from "#domain/inquiries/reply-templates.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const filter = z.strictObject({ id: ids.optional() });

/** Texts to begin a reply with, in the three languages of the site. */
export const replyTemplates = new Hono<StaffEnvironment>()
  .get("/", requirePermission("inquiries.read"), async (context) =>
    context.json(await listReplyTemplates(readList(context, { sorts: templateSorts, filter }))),
  )
  .post(
    "/",
    requirePermission("inquiries.change"),
    jsonBody(replyTemplateContent),
    async (context) =>
      context.json(
        await addReplyTemplate({
          ...context.req.valid("json"),
          actor: context.get("staff"),
        }),
      ),
  )
  .get("/:id", requirePermission("inquiries.read"), async (context) =>
    context.json(await getReplyTemplate({ id: context.req.param("id") })),
  )
  .put(
    "/:id",
    requirePermission("inquiries.change"),
    jsonBody(replyTemplateContent.extend({ version: z.int() })),
    async (context) =>
      context.json(
        await changeReplyTemplate({
          id: context.req.param("id"),
          ...context.req.valid("json"),
          actor: context.get("staff"),
        }),
      ),
  )
  .delete("/:id", requirePermission("inquiries.change"), async (context) =>
    context.json(
      await removeReplyTemplate({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  );
