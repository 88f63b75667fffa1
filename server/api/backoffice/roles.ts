import { Hono } from "hono";
import { z } from "zod";
import {
  listRoles,
  requireSecondFactor,
} from "#domain/staff/second-factor/second-factor-policy.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { jsonBody } from "./read-input.ts";

const policy = z.object({ secondFactorRequired: z.boolean() });

/** What the roles may do, and which of them must have a second factor. */
export const roles = new Hono<StaffEnvironment>()
  .get("/", requirePermission("people.read"), async (context) => {
    const rows = await listRoles();
    return context.json({ rows, total: rows.length });
  })
  .put("/:id", requirePermission("people.change"), jsonBody(policy), async (context) => {
    const { secondFactorRequired: required } = context.req.valid("json");
    const role = context.req.param("id");
    return context.json(await requireSecondFactor({ role, required, actor: context.get("staff") }));
  });
