import { Hono } from "hono";
import { z } from "zod";
import { policy } from "#domain/inquiries/policy.ts";
import { changeRecipients, mostRecipients, readRecipients } from "#domain/mail/recipients.ts";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { jsonBody } from "./read-input.ts";

const wanted = z.object({
  addresses: z.array(z.email().max(254).toLowerCase()).max(mostRecipients),
  version: z.int(),
});

/** Who is told of inquiries and applications. */
export const recipients = new Hono<StaffEnvironment>()
  .get("/", requirePermission("recipients.change"), async (context) =>
    context.json({ ...(await readRecipients()), fixed: policy.mailTo ?? null }),
  )
  .put("/", requirePermission("recipients.change"), jsonBody(wanted), async (context) =>
    context.json(
      await changeRecipients({
        ...context.req.valid("json"),
        actor: context.get("staff"),
      }),
    ),
  );
