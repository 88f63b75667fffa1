import { Hono } from "hono";
import { z } from "zod";
import { deleteMember } from "#domain/members/delete-member.ts";
import { disableMember } from "#domain/members/disable-member.ts";
import { profileStates } from "#domain/members/get-member.ts";
import {
  getMemberForOffice,
  listMembers,
  type MemberFilter,
  memberSorts,
} from "#domain/members/list-members.ts";
import {
  approveRegistration,
  listRegistrations,
  refuseRegistration,
  registrationSorts,
} from "#domain/members/registrations.ts";
import { makePasswordLink } from "#domain/staff/passwords/make-password-link.ts";
import { getLocale } from "#text/runtime";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<MemberFilter> = z.strictObject({
  id: ids.optional(),
  profileState: z.enum(profileStates).optional(),
  disabled: z.boolean().optional(),
});

/** The accounts of members. */
export const members = new Hono<StaffEnvironment>()
  .get("/", requirePermission("members.read"), async (context) =>
    context.json(await listMembers(readList(context, { sorts: memberSorts, filter }))),
  )
  .get("/:id", requirePermission("members.read"), async (context) =>
    context.json(await getMemberForOffice({ id: context.req.param("id") })),
  )
  .post(
    "/:id/disable",
    requirePermission("members.change"),
    jsonBody(z.object({ disabled: z.boolean() })),
    async (context) => {
      const id = context.req.param("id");
      const { disabled } = context.req.valid("json");
      await disableMember({ id, disabled, actor: context.get("staff") });
      return context.json(await getMemberForOffice({ id }));
    },
  )
  .post("/:id/password-link", requirePermission("members.change"), async (context) => {
    const { id } = await getMemberForOffice({ id: context.req.param("id") });
    const lang = getLocale();
    return context.json(await makePasswordLink({ userId: id, lang, actor: context.get("staff") }));
  })
  .delete("/:id", requirePermission("members.change"), async (context) => {
    const id = context.req.param("id");
    await deleteMember({ memberId: id, actor: context.get("staff") });
    return context.json({ id });
  });

const none = z.strictObject({});

/** Who waits to become a member. */
export const registrations = new Hono<StaffEnvironment>()
  .get("/", requirePermission("members.read"), async (context) =>
    context.json(
      await listRegistrations(readList(context, { sorts: registrationSorts, filter: none })),
    ),
  )
  .post("/:id/approve", requirePermission("members.change"), async (context) =>
    context.json(
      await approveRegistration({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .post("/:id/refuse", requirePermission("members.change"), async (context) =>
    context.json(
      await refuseRegistration({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  );
