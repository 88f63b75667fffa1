import { useTexts } from "../language.ts";
import type { ImportLine, ProductImport } from "./product-import.ts";
import { reasons } from "./texts.ts";

type Problem = ProductImport["problems"][number] | ImportLine["problems"][number];

/** What is wrong, told to a person. */
export function useReason() {
  const told: Record<Problem["reason"], (detail: string) => string> = useTexts(reasons);
  // A sheet that was kept by another version of the site may name another reason.
  return ({ reason, detail = "" }: Problem) => told[reason]?.(detail) ?? `${reason} ${detail}`;
}
