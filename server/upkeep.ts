import { forgetExpired } from "#domain/captcha/forget-expired.ts";
import { forgetUndoable } from "#domain/inquiries/undo-change.ts";
import { sweepMedia } from "#domain/media/sweep-media.ts";
import { forgetOldSignIns } from "#domain/staff/forget-old-sign-ins.ts";
import { dropOldVisits, makeVisitMonths } from "#domain/visitors/visit-months.ts";
import type { Log } from "./log.ts";

const minute = 60_000;

/** What has to be done now and then whoever visits; every node does it, and twice does no harm. */
export async function startUpkeep({ visitorDays, log }: { visitorDays: number; log: Log }) {
  async function keepMonths() {
    await makeVisitMonths();
    const dropped = await dropOldVisits({ retentionDays: visitorDays });
    if (dropped.length > 0) log.info({ dropped }, "old months of the visitor log dropped");
  }
  const attempt = (work: () => Promise<unknown>) =>
    work().catch((error) => log.warn({ err: error }, "upkeep failed, will be tried again"));
  const every = (milliseconds: number, work: () => Promise<unknown>) =>
    setInterval(() => attempt(work), milliseconds).unref();

  await keepMonths();
  await attempt(sweepMedia);
  const timers = [
    every(minute, forgetExpired),
    every(60 * minute, keepMonths),
    every(60 * minute, forgetOldSignIns),
    every(60 * minute, forgetUndoable),
    every(60 * minute, sweepMedia),
  ];
  return { close: () => timers.forEach(clearInterval) };
}
