import { Hono } from "hono";
import { z } from "zod";
import { invite } from "#domain/staff/people/invite.ts";
import {
  type InvitationFilter,
  invitationSorts,
  invitationStates,
  listInvitations,
} from "#domain/staff/people/list-invitations.ts";
import { renewInvitation } from "#domain/staff/people/renew-invitation.ts";
import { withdrawInvitation } from "#domain/staff/people/withdraw-invitation.ts";
import { roles } from "#domain/staff/permissions.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { officeLang, translatedLang } from "./people-input.ts";
import { jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<InvitationFilter> = z.strictObject({
  state: z.enum(invitationStates).optional(),
});

const invitation = z.object({
  email: z.email().max(200),
  name: z.string().trim().max(80).default(""),
  role: z.enum(roles),
  translates: translatedLang,
  lang: officeLang,
});

/** How somebody becomes a member of staff. The link is in the answer, and nowhere else. */
export const invitations = new Hono<StaffEnvironment>()
  .get("/", requirePermission("people.read"), async (context) =>
    context.json(await listInvitations(readList(context, { sorts: invitationSorts, filter }))),
  )
  .post("/", requirePermission("people.change"), jsonBody(invitation), async (context) =>
    context.json(await invite({ ...context.req.valid("json"), actor: context.get("staff") })),
  )
  .post("/:id/renew", requirePermission("people.change"), async (context) =>
    context.json(
      await renewInvitation({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .delete("/:id", requirePermission("people.change"), async (context) => {
    const id = context.req.param("id");
    await withdrawInvitation({ id, actor: context.get("staff") });
    return context.json({ id });
  });
