import type { Lang } from "../../language/language.ts";
import type { Term } from "../query/term.ts";

/** A value that was read from a query, and the query without it. */
export type Understood = { label: string; without: string };

/** What of a query was taken for values, in the reader's language, so that each can be taken back. */
export function understoodValues({
  query,
  terms,
  lang,
}: {
  query: string;
  terms: Term[];
  lang: Lang;
}): Understood[] {
  const text = query.normalize("NFKC");
  return terms.flatMap(({ value }) => {
    if (!value) return [];
    const rest = `${text.slice(0, value.start)} ${text.slice(value.end)}`;
    return [{ label: value.label[lang], without: rest.replace(/\s+/g, " ").trim() }];
  });
}
