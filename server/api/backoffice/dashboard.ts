import { Hono } from "hono";
import { z } from "zod";
import { backupAt } from "#domain/backup/backup-plan.ts";
import { readLastRuns } from "#domain/backup/backup-runs.ts";
import { readInquiryFigures } from "#domain/dashboard/inquiry-figures.ts";
import { listAlarms } from "#domain/dashboard/list-alarms.ts";
import { listUnfinished } from "#domain/dashboard/list-unfinished.ts";
import { listWaiting } from "#domain/dashboard/list-waiting.ts";
import { periods } from "#domain/dashboard/period.ts";
import { readVisitFigures } from "#domain/dashboard/visit-figures.ts";
import { listEnding } from "#domain/documents/list-ending.ts";
import { listFruitlessSearches } from "#domain/search/log/list-searches.ts";
import { searchAgain } from "#domain/search/log/search-again.ts";
import { getLocale } from "#text/runtime";
import type { StaffEnvironment } from "./environment.ts";
import { requirePermission } from "./guard.ts";
import { readFields } from "./read-input.ts";

const period = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([...periods]))
    .default(30),
});

const mostSearches = 25;

/** Figures of the last days, each panel by a call of its own so that none waits for another. */
export const dashboard = new Hono<StaffEnvironment>()
  .get("/inquiries", requirePermission("figures.read"), async (context) =>
    context.json(await readInquiryFigures(readFields(period, context.req.query()))),
  )
  .get("/waiting", requirePermission("dashboard.read"), async (context) => {
    const { id: person, role, translates } = context.get("staff");
    return context.json(await listWaiting({ person, role, translates }));
  })
  .get("/alarms", requirePermission("dashboard.read"), async (context) =>
    context.json(await listAlarms({ role: context.get("staff").role })),
  )
  .get("/backups", requirePermission("backups.read"), async (context) =>
    context.json({ at: backupAt ?? null, ...(await readLastRuns()) }),
  )
  .get("/documents", requirePermission("content.change"), async (context) =>
    context.json(await listEnding({ lang: getLocale() })),
  )
  .get("/visitors", requirePermission("figures.read"), async (context) =>
    context.json(await readVisitFigures(readFields(period, context.req.query()))),
  )
  .get("/searches", requirePermission("content.read"), async (context) => {
    const { days } = readFields(period, context.req.query());
    return context.json(
      await searchAgain(await listFruitlessSearches({ days, limit: mostSearches })),
    );
  })
  .get("/unfinished", requirePermission("content.read"), async (context) =>
    context.json(await listUnfinished({ lang: getLocale() })),
  );
