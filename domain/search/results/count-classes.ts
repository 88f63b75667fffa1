import type { Lang } from "../../language/language.ts";
import { localize } from "../../language/localize.ts";
import type { Text } from "../../language/text.ts";
import { findClassPages, loadSearchDocuments } from "../index/load-search-documents.ts";
import type { Ranking } from "./rank-entries.ts";

/** A class by which results can be narrowed. */
export type ClassFacet = { class: string; name: Text; count: number };

/** The classes of what was found, the fullest first, by the names of their pages. */
export async function countClasses({
  counts,
  lang,
}: {
  counts: Ranking["counts"];
  lang: Lang;
}): Promise<ClassFacet[]> {
  const keys = counts.flatMap((count) => count.class ?? []);
  const pages = await loadSearchDocuments(await findClassPages(keys));
  const names = new Map(Array.from(pages.values(), ({ ofClass, title }) => [ofClass, title]));
  return counts
    .flatMap(({ class: key, count }) => {
      const name = key === null ? undefined : names.get(key);
      return name && key ? [{ class: nameOf(key), name: localize(name, lang), count }] : [];
    })
    .sort((one, other) => other.count - one.count);
}

/** The key without its kind. */
function nameOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}
