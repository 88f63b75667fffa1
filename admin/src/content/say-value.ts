import type { Field } from "../api.ts";
import type { Language } from "../language.ts";
import { type Status, statuses } from "./record.ts";
import { texts } from "./texts.ts";

/** A value as people call it: states and choices have names, the rest is what was written. */
export function sayValue({
  fields,
  path,
  value,
  language,
}: {
  fields: Field[];
  path: string;
  value: unknown;
  language: Language;
}): unknown {
  const text = texts[language];
  if (path === "status" && !fields.some(({ name }) => name === "status")) {
    return isStatus(value) ? text[value] : value;
  }
  if (typeof value === "boolean") return value ? text.yes : text.no;
  const field = fieldAt(fields, path.split("."));
  if (field?.as !== "choice") return value;
  return field.choices.find(({ id }) => id === value)?.name[language] ?? value;
}

const isStatus = (value: unknown): value is Status => statuses.some((status) => status === value);

function fieldAt(fields: Field[], [name, ...rest]: string[]): Field | undefined {
  const field = fields.find((one) => one.name === name);
  if (field?.as === "group" && rest.length > 0) return fieldAt(field.of, rest);
  if (field?.as === "list" && rest.length > 1) return fieldAt(field.of, rest.slice(1));
  if (field?.as === "sections" && rest.length > 1) {
    const all = field.kinds.flatMap((kind) => kind.fields);
    return fieldAt(all, rest.slice(1));
  }
  return rest.length === 0 ? field : undefined;
}
