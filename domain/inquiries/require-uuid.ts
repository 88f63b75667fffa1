import { AppError } from "../app-error.ts";

/** An id made by the database; nothing else can be found by one. */
export function requireUuid(id: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new AppError("not-found");
  return id;
}
