import type { Choice } from "../../api.ts";
import { type Content, isObject } from "../field.ts";

/** The mountings of a product, by their build-up; by their ids where nothing is said of it. */
export function mountingChoices({ mountings }: Content): Choice[] {
  const rows: unknown[] = Array.isArray(mountings) ? mountings : [];
  return rows.filter(isObject).map(({ id, buildUp }) => {
    const { zh, en } = isObject(buildUp) ? buildUp : {};
    return { id: String(id), name: { zh: String(zh || id), en: String(en || id) } };
  });
}

/** What is chosen is shown before its product has been read, and when it no longer exists. */
export function withChosen({ choices, chosen }: { choices: Choice[]; chosen: unknown }): Choice[] {
  if (!chosen || choices.some(({ id }) => id === chosen)) return choices;
  return [...choices, { id: String(chosen), name: { zh: String(chosen), en: String(chosen) } }];
}
