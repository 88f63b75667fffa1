import { Hono } from "hono";
import { permissionsOf } from "#domain/staff/permissions.ts";
import { readFactors } from "#domain/staff/second-factor/second-factor.ts";
import { isSecondFactorRequired } from "#domain/staff/second-factor/second-factor-policy.ts";
import { endSessions, listSessions } from "#domain/staff/sign-in/sessions.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";

/** One's own account. Password and second factor are changed through the calls of the sign-in. */
export const account = new Hono<StaffEnvironment>()
  .get("/", requirePermission("account"), async (context) => {
    const { id, name, email, role, translates, mustChangePassword, gaveSecondFactor } =
      context.get("staff");
    const secondFactorRequired = await isSecondFactorRequired({ role });
    const { hasApp, passkeys } = await readFactors({ userId: id });
    const permissions = permissionsOf(role);
    return context.json({
      ...{ id, name, email, role, translates, permissions },
      ...{ mustChangePassword, hasApp, passkeys, gaveSecondFactor, secondFactorRequired },
    });
  })
  .get("/sessions", requirePermission("account"), async (context) => {
    const { id, sessionId } = context.get("staff");
    const rows = await listSessions({ userId: id, current: sessionId });
    return context.json({ rows, total: rows.length });
  })
  .delete("/sessions/:session", requirePermission("account"), async (context) => {
    const actor = context.get("staff");
    const id = context.req.param("session");
    return context.json(await endSessions({ userId: actor.id, id, actor }));
  })
  .delete("/sessions", requirePermission("account"), async (context) => {
    const actor = context.get("staff");
    return context.json(await endSessions({ userId: actor.id, keep: actor.sessionId, actor }));
  });
