import type { ToDo } from "./completeness.tsx";
import { isObject, type Localized } from "./field.ts";
import { contentLanguages } from "./languages.ts";
import type { OfficeRecord } from "./record.ts";

/** What is missing in what is written now, and what is marked as left behind. */
export function countToDo({
  content,
  stale,
  confirmed,
}: {
  content: unknown;
  stale: OfficeRecord["stale"];
  confirmed: string[];
}): ToDo {
  const toDo: ToDo = {
    zh: { missing: 0, stale: 0 },
    en: { missing: 0, stale: 0 },
    ar: { missing: 0, stale: 0 },
  };
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    if (!isLocalized(value)) return Object.values(value).forEach(visit);
    const empty = contentLanguages.filter(({ code }) => value[code].trim() === "");
    if (empty.length < contentLanguages.length) for (const { code } of empty) toDo[code].missing++;
  };
  visit(content);
  for (const [path, codes] of Object.entries(stale)) {
    for (const code of codes) if (!confirmed.includes(`${path}.${code}`)) toDo[code].stale++;
  }
  return toDo;
}

function isLocalized(value: Record<string, unknown>): value is Localized {
  return (
    Object.keys(value).length === contentLanguages.length &&
    contentLanguages.every(({ code }) => typeof value[code] === "string")
  );
}
