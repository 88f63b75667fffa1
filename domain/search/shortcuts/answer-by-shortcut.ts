import type { Lang } from "../../language/language.ts";
import { localize } from "../../language/localize.ts";
import { plain, type Text } from "../../language/text.ts";
import { findPages, loadSearchDocuments } from "../index/load-search-documents.ts";
import { searchOf } from "../index/record-documents.ts";
import { getSynonyms } from "../query/synonyms.ts";
import type { Term } from "../query/term.ts";
import { readTerms } from "../query/terms.ts";
import { createHighlighter } from "../results/highlight.ts";
import { presentResults, type SearchResult } from "../results/present-results.ts";
import { getShortcuts } from "./get-shortcuts.ts";
import { matchShortcut } from "./match-shortcut.ts";

/** A page that answers what was asked for, and how far it does: 1 when nothing else was asked. */
export type ShortcutAnswer = { result: SearchResult; share: number };

/** The page that visitors mean who type such words, whether or not the page has them. */
export async function answerByShortcut({
  query,
  lang,
}: {
  query: string;
  lang: Lang;
}): Promise<ShortcutAnswer | undefined> {
  const [shortcuts, synonyms] = await Promise.all([getShortcuts(), getSynonyms()]);
  const match = matchShortcut({ query, shortcuts, synonyms });
  if (!match) return undefined;
  const { path, title, summary } = match.shortcut;
  const entries = await findPages([path]);
  const documents = await loadSearchDocuments(entries);
  const terms = readTerms({ query: match.matched, synonyms });
  const own = (await presentResults({ entries, documents, terms, lang })).get(path);
  const result = own ?? {
    ...{ kind: searchOf("page_copy").as, path, picture: undefined },
    ...markedTitle({ title: localize(title, lang), terms }),
  };
  return {
    result: withReason({ result, summary: localize(summary, lang), matched: match.matched, terms }),
    share: match.share,
  };
}

function markedTitle({ title, terms }: { title: Text; terms: Term[] }) {
  return { title, heading: createHighlighter(terms).mark(plain(title)) };
}

/** The page told in the words of the shortcut, and by what words it was asked for where they show none. */
function withReason({
  result,
  summary,
  matched,
  terms,
}: {
  result: Omit<SearchResult, "snippet" | "foundBy">;
  summary: Text;
  matched: string;
  terms: Term[];
}): SearchResult {
  const lang = typeof summary === "string" ? undefined : summary.lang;
  const snippet = { segments: createHighlighter(terms).mark(plain(summary)), lang };
  const shows = [...result.heading, ...snippet.segments].some(({ hit }) => hit);
  const foundBy = shows ? undefined : { segments: [{ text: matched, hit: true }], lang: undefined };
  return { ...result, snippet, foundBy };
}
