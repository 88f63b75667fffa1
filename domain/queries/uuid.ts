import { AppError } from "../app-error.ts";

/** Whether it could be an id made by the database, which refuses to look for anything else. */
export function isUuid(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
}

/** Nothing can be found by what is no id. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw new AppError("not-found");
  return id;
}
