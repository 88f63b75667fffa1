import { forgetStoredRooms } from "#domain/calculator/forget-stored-rooms.ts";
import { forgetExpired } from "#domain/captcha/forget-expired.ts";
import { deleteOldApplications } from "#domain/careers/delete-applications.ts";
import { forgetUnusedFiles } from "#domain/documents/forget-unused-files.ts";
import { removeDueFiles } from "#domain/files/private-files.ts";
import { siteFiles } from "#domain/files/site-files.ts";
import { forgetUndoable } from "#domain/inquiries/undo-change.ts";
import { sweepMedia } from "#domain/media/library/sweep-media.ts";
import { forgetOldRegistrations } from "#domain/members/registrations.ts";
import { forgetPresence } from "#domain/staff/presence.ts";
import { forgetOldSignIns } from "#domain/staff/sign-in/forget-old-sign-ins.ts";
import { dropOldVisits, makeVisitMonths } from "#domain/visitors/visit-months.ts";
import type { Log } from "./log.ts";

const minute = 60_000;

/** What has to be done now and then whoever visits; every node does it, and twice does no harm. */
export async function startUpkeep({
  visitorDays,
  applicationDays,
  log,
}: {
  visitorDays: number;
  applicationDays: number;
  log: Log;
}) {
  async function keepMonths() {
    await makeVisitMonths();
    const dropped = await dropOldVisits({ retentionDays: visitorDays });
    if (dropped.length > 0) log.info({ dropped }, "old months of the visitor log dropped");
  }
  async function forgetApplications() {
    const deleted = await deleteOldApplications({ days: applicationDays });
    if (deleted > 0) log.info({ deleted }, "old applications deleted");
  }
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error) => log.warn({ err: error }, "upkeep failed, will be tried again"));
  const every = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => attempt(work), milliseconds).unref();

  await keepMonths();
  await attempt(sweepMedia);
  await attempt(() => siteFiles.sweep());
  await attempt(forgetApplications);
  const timers = [
    every(minute, forgetExpired),
    every(minute, removeDueFiles),
    every(minute, forgetPresence),
    every(60 * minute, forgetApplications),
    every(60 * minute, keepMonths),
    every(60 * minute, forgetOldSignIns),
    every(60 * minute, forgetUndoable),
    every(60 * minute, forgetUnusedFiles),
    every(60 * minute, forgetStoredRooms),
    every(60 * minute, forgetOldRegistrations),
    every(60 * minute, sweepMedia),
    every(60 * minute, () => siteFiles.sweep()),
  ];
  return { close: () => timers.forEach(clearInterval) };
}
