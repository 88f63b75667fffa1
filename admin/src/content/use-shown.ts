import { useWatch } from "react-hook-form";
import type { When } from "../api.ts";
import { applies } from "./field.ts";

/** Those fields or sections that are for the record as it stands in the form. */
export function useShown<Part extends { when?: When }>(parts: Part[]): Part[] {
  const deciding = [...new Set(parts.flatMap(({ when }) => when?.field ?? []))];
  const values: unknown[] = useWatch({ name: deciding });
  const content = Object.fromEntries(deciding.map((field, at) => [field, values[at]]));
  return parts.filter(({ when }) => applies(when, content));
}
