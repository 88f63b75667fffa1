import { isDatabaseAway } from "#db/connect.ts";

/** Whether a use case failed because the database is away, and not because its code is at fault. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseAway(error);
}
