import { useTexts } from "../language.ts";
import type { ImportLine, ProductImport } from "./product-import.ts";
import { reasons } from "./texts.ts";

type Problem = ProductImport["problems"][number] | ImportLine["problems"][number];

/** Words for what is wrong with a sheet or a row. */
export function useReasonText() {
  const wordings: Record<Problem["reason"], (detail: string) => string> = useTexts(reasons);
  // A sheet that was kept by another version of the site may name another reason.
  return ({ reason, detail = "" }: Problem) => wordings[reason]?.(detail) ?? `${reason} ${detail}`;
}
