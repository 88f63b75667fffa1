import { Hono } from "hono";
import { z } from "zod";
import { makePasswordLink } from "#domain/staff/passwords/make-password-link.ts";
import { changePerson } from "#domain/staff/people/change-person.ts";
import { disablePerson } from "#domain/staff/people/disable-person.ts";
import { listPeople, type PeopleFilter, peopleSorts } from "#domain/staff/people/list-people.ts";
import { getPerson } from "#domain/staff/people/person.ts";
import { roles } from "#domain/staff/permissions.ts";
import { removeSecondFactor } from "#domain/staff/second-factor/remove-second-factor.ts";
import { endSessions, listSessions } from "#domain/staff/sign-in/sessions.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { officeLang, personName, translatedLang } from "./people-input.ts";
import { ids, jsonBody, readList } from "./read-input.ts";

const filter: z.ZodType<PeopleFilter> = z.strictObject({
  id: ids.optional(),
  role: z.enum(roles).optional(),
  disabled: z.boolean().optional(),
});

const change = z.object({
  name: personName,
  role: z.enum(roles),
  translates: translatedLang,
  version: z.int(),
});

/** The members of staff. */
export const people = new Hono<StaffEnvironment>()
  .get("/", requirePermission("people.read"), async (context) =>
    context.json(await listPeople(readList(context, { sorts: peopleSorts, filter }))),
  )
  .get("/:id", requirePermission("people.read"), async (context) =>
    context.json(await getPerson({ id: context.req.param("id") })),
  )
  .put("/:id", requirePermission("people.change"), jsonBody(change), async (context) =>
    context.json(
      await changePerson({
        id: context.req.param("id"),
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  )
  .post("/:id/disable", requirePermission("people.change"), async (context) =>
    context.json(
      await disablePerson({
        id: context.req.param("id"),
        disabled: true,
        actor: context.get("staff"),
      }),
    ),
  )
  .post("/:id/enable", requirePermission("people.change"), async (context) =>
    context.json(
      await disablePerson({
        id: context.req.param("id"),
        disabled: false,
        actor: context.get("staff"),
      }),
    ),
  )
  .post(
    "/:id/password-link",
    requirePermission("people.change"),
    jsonBody(z.object({ lang: officeLang })),
    async (context) =>
      context.json(
        await makePasswordLink({
          userId: context.req.param("id"),
          ...context.req.valid("json"),
          actor: context.get("staff"),
        }),
      ),
  )
  .delete("/:id/second-factor", requirePermission("people.change"), async (context) =>
    context.json(
      await removeSecondFactor({ id: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .get("/:id/sessions", requirePermission("people.read"), async (context) => {
    const current = context.get("staff").sessionId;
    const rows = await listSessions({ userId: context.req.param("id"), current });
    return context.json({ rows, total: rows.length });
  })
  .delete("/:id/sessions", requirePermission("people.change"), async (context) =>
    context.json(
      await endSessions({ userId: context.req.param("id"), actor: context.get("staff") }),
    ),
  )
  .delete("/:id/sessions/:session", requirePermission("people.change"), async (context) =>
    context.json(
      await endSessions({
        userId: context.req.param("id"),
        id: context.req.param("session"),
        actor: context.get("staff"),
      }),
    ),
  );
