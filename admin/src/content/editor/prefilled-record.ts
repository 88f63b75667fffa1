import type { Lang } from "../../api.ts";
import type { Content } from "../field.ts";

/** What a new record begins with that comes from a search without result. */
export type PrefilledRecord = { content: Content; search: { query: string; lang: Lang } };

/** Words that mean the same: the one that visitors use, and those that staff add. */
export function prefillSynonym({ query, lang }: PrefilledRecord["search"]): PrefilledRecord {
  return { content: { id: idOf(query), words: [query] }, search: { query, lang } };
}

/** A page for those who type so; its name in their language is theirs to begin with. */
export function prefillShortcut({ query, lang }: PrefilledRecord["search"]): PrefilledRecord {
  const nothing = { zh: "", en: "", ar: "" };
  const title = { ...nothing, [lang]: query };
  const content = { id: idOf(query), title, summary: nothing, path: "", phrases: [query] };
  return { content, search: { query, lang } };
}

const longest = 40;

/** Small letters and digits; what has none is known by its first characters. */
function idOf(query: string): string {
  const readable = query
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-|-$/g, "");
  const coded = Array.from(query.slice(0, 6), (letter) => letter.codePointAt(0)?.toString(36));
  return `search-${readable || coded.join("-")}`;
}
