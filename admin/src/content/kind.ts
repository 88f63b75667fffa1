import type { Field, KindForm } from "../api.ts";
import type { Content } from "./field.ts";

/** What another one begins with: it goes by other names, where no two may share one. */
export function duplicateOf({ form, content }: { form: KindForm; content: Content }): Content {
  const copy: Content = { ...content, id: `${content.id}-2` };
  for (const field of fieldsOf(form)) {
    if (field.as === "line" && field.copied) copy[field.name] += field.copied;
  }
  return copy;
}

export function fieldsOf({ sections }: KindForm): Field[] {
  return sections.flatMap(({ fields }) => fields);
}
