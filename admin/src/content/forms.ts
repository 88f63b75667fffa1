import { forms } from "virtual:content-forms";
import type { KindForm } from "../api.ts";

export { forms };

export function formOf(kind: string): KindForm {
  const form = forms[kind];
  if (!form) throw new Error(`There is no form for ${kind}`);
  return form;
}
