import type { Failure } from "./session.ts";
import type { texts } from "./texts.ts";

/** What went wrong, in words; `wrong` is what a plain refusal means on this screen. */
export function failureText({
  failure,
  text,
  wrong,
}: {
  failure: Failure;
  text: (typeof texts)["zh"];
  wrong: string;
}): string {
  if (failure.reason === "locked") return text.locked(failure.seconds);
  if (failure.reason === "wrong") return wrong;
  return text[failure.reason];
}
