import { useTexts } from "../language.ts";
import { reasons } from "./texts.ts";

/** What is wrong, told to a person. */
export function useReason() {
  const told: Record<string, (detail: string) => string> = useTexts(reasons);
  return ({ reason, detail = "" }: { reason: string; detail?: string }) =>
    told[reason]?.(detail) ?? `${reason} ${detail}`;
}
