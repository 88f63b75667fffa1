import type { Localized } from "../../api.ts";
import { isObject } from "../field.ts";
import { type ContentLanguage, contentLanguages } from "../languages.ts";
import type { OfficeRecord } from "../record.ts";

type Code = ContentLanguage["code"];

/** How many texts are left to write and to look at again, by language. */
export type ToDo = Record<Code, { missing: number; outdated: number }>;

/** What is missing in what is written now, and what is marked as left behind. */
export function countToDo({
  content,
  outdated,
  confirmed,
}: {
  content: unknown;
  outdated: OfficeRecord["outdated"];
  confirmed: string[];
}): ToDo {
  const toDo: ToDo = {
    zh: { missing: 0, outdated: 0 },
    en: { missing: 0, outdated: 0 },
    ar: { missing: 0, outdated: 0 },
  };
  const visit = (value: unknown) => {
    if (!isObject(value)) return;
    if (!isLocalized(value)) return Object.values(value).forEach(visit);
    const empty = contentLanguages.filter(({ code }) => value[code].trim() === "");
    if (empty.length < contentLanguages.length) for (const { code } of empty) toDo[code].missing++;
  };
  visit(content);
  for (const [path, codes] of Object.entries(outdated)) {
    for (const code of codes) if (!confirmed.includes(`${path}.${code}`)) toDo[code].outdated++;
  }
  return toDo;
}

function isLocalized(value: Record<string, unknown>): value is Localized {
  return (
    Object.keys(value).length === contentLanguages.length &&
    contentLanguages.every(({ code }) => typeof value[code] === "string")
  );
}

/** The same from a list, which says whether and not how many: `missing:ar`, `outdated:en`. */
export function toDoOf(unfinished: string[]): ToDo {
  const one = (code: Code) => ({
    missing: unfinished.includes(`missing:${code}`) ? 1 : 0,
    outdated: unfinished.includes(`outdated:${code}`) ? 1 : 0,
  });
  return { zh: one("zh"), en: one("en"), ar: one("ar") };
}
