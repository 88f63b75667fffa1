import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import { plain, type Text } from "../language/text.ts";
import { loadSearchDocuments } from "./index/load-search-documents.ts";
import { searchOf } from "./index/record-documents.ts";
import { decodeQuery } from "./query/decode-query.ts";
import { readQuery } from "./query/read-query.ts";
import { createHighlighter, type Segment } from "./results/highlight.ts";
import { rankEntries } from "./results/rank-entries.ts";
import { normalizedKey } from "./text/tokens.ts";

export type Suggestion = {
  kind: string;
  /** What such a page is called. */
  kindName: string;
  path: string;
  title: Text;
  heading: Segment[];
};

export const mostSuggestions = 8;

/** Pages that somebody may mean who is still typing the last word. */
export async function suggest({
  query: asked,
  lang,
}: {
  query: string;
  lang: Lang;
}): Promise<Suggestion[]> {
  const query = decodeQuery(asked);
  const { terms } = await readQuery({ query, unfinished: true });
  if (terms.length === 0) return [];
  const sought = { terms, key: normalizedKey(query), size: mostSuggestions };
  // Only a title is seen here, so one that has what was typed explains itself.
  const titled = await rankEntries({ ...sought, titlesOnly: true });
  const { page } = titled.page.length > 0 ? titled : await rankEntries(sought);
  const documents = await loadSearchDocuments(page);
  const highlighter = createHighlighter(terms);
  return page.flatMap(({ kind, path }) => {
    const document = documents.get(path);
    if (!document) return [];
    const title = localize(document.title, lang);
    const { as, one } = searchOf(kind);
    const heading = highlighter.mark(plain(title));
    return [{ kind: as, kindName: one[lang], path, title, heading }];
  });
}
