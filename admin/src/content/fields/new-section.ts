import type { SectionForm } from "../../api.ts";
import { blankOf, isObject } from "../field.ts";

/** A part of a page of which nothing is written yet, under a name that no other part has. */
export function newSection(kind: SectionForm, sections: unknown[]): Record<string, unknown> {
  const taken = new Set(sections.map((one) => (isObject(one) ? one.id : undefined)));
  let id = kind.type;
  for (let number = 2; taken.has(id); number++) id = `${kind.type}-${number}`;
  return { ...blankOf(kind.fields), type: kind.type, id };
}
