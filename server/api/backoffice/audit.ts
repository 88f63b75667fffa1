import { Hono } from "hono";
import { z } from "zod";
import { type AuditFilter, auditSorts, listAudit } from "#domain/staff/audit-log/audit-log.ts";
import { getAuditEntry } from "#domain/staff/audit-log/get-audit-entry.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { readList } from "./read-input.ts";

const word = z.string().max(200).optional();
const time = z.coerce.date().optional();

const filter: z.ZodType<AuditFilter> = z.strictObject({
  actor: word,
  kind: word,
  recordId: word,
  action: word,
  from: time,
  until: time,
});

/** The log of everything anybody did. */
export const audit = new Hono<StaffEnvironment>()
  .get("/", requirePermission("audit.read"), async (context) =>
    context.json(await listAudit(readList(context, { sorts: auditSorts, filter }))),
  )
  .get("/:id", requirePermission("audit.read"), async (context) =>
    context.json(await getAuditEntry({ id: context.req.param("id") })),
  );
