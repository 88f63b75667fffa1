import type { Lang } from "../../language/language.ts";
import { localize } from "../../language/localize.ts";
import { plain } from "../../language/text.ts";
import { findPages, loadSearchDocuments } from "../index/load-search-documents.ts";
import { searchOf } from "../index/record-documents.ts";
import { getSynonyms } from "../query/synonyms.ts";
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
  const own = (await presentResults({ entries, documents, terms: [], lang })).get(path);
  const summaryText = localize(summary, lang);
  const snippet = {
    segments: [{ text: plain(summaryText), hit: false }],
    lang: typeof summaryText === "string" ? undefined : summaryText.lang,
  };
  if (own) return { result: { ...own, snippet }, share: match.share };
  const shown = localize(title, lang);
  const heading = [{ text: plain(shown), hit: false }];
  const kind = searchOf("page_copy").as;
  return {
    result: { kind, path, title: shown, heading, snippet, picture: undefined },
    share: match.share,
  };
}
