import type { UseFormReturn } from "react-hook-form";
import type { Content } from "../field.ts";
import { closestField } from "./closest-field.ts";

const takesText = "textarea, input, [contenteditable]";

/** Puts the cursor into a field, or into the one around it, and brings it into view. */
export function goToField({
  form,
  field,
  path,
}: {
  form: Pick<UseFormReturn<Content>, "setFocus">;
  /** Its name in the form … */
  field: string;
  /** … and its path in the record. */
  path: string;
}) {
  const before = document.activeElement;
  form.setFocus(field);
  if (document.activeElement === before) showField(path);
  else document.activeElement?.scrollIntoView({ block: "center" });
}

export function showField(asked: string) {
  const inputs = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  const place = closestField({ inputs, asked });
  place?.scrollIntoView({ block: "center" });
  const language = /\.(zh|en|ar)$/.exec(asked)?.[1];
  const inLanguage =
    language && place?.querySelector<HTMLElement>(`:is(${takesText})[lang^="${language}"]`);
  (inLanguage || place?.querySelector<HTMLElement>(`${takesText}, button`))?.focus();
}
