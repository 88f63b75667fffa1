import { isDatabaseAway } from "#db/connect.ts";
import { AppError } from "../app-error.ts";

/** Whether a use case failed because the database or the files are away, and not because of its code. */
export function isUnavailable(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof AppError && error.code === "unavailable");
}
