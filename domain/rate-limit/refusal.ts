import { AppError } from "../app-error.ts";

/** What every limit answers when there was too much: the seconds to wait. Otherwise nothing. */
export type Refusal = { retryAfter: number };

/** For a use case that has no other answer to a refusal. */
export function throwIfRefused(refusal: Refusal | undefined, message?: string) {
  if (refusal) throw new AppError("too-many", message, refusal);
}
