import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import { plain, type Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { loadSearchDocuments } from "./index/load-search-documents.ts";
import { searchOf } from "./index/record-documents.ts";
import { decodeQuery } from "./query/decode-query.ts";
import { type ReadQuery, readQuery } from "./query/read-query.ts";
import { readUnfinishedSound } from "./query/read-unfinished-sound.ts";
import { loadClassTitles } from "./results/found-by.ts";
import { createHighlighter, type Segment } from "./results/highlight.ts";
import { pictureOf } from "./results/page-pictures.ts";
import { type FoundEntry, rankEntries } from "./results/rank-entries.ts";
import { suggestShortcut } from "./shortcuts/suggest-shortcut.ts";
import { normalizedKey } from "./text/tokens.ts";

export type Suggestion = {
  kind: string;
  /** What such a page is called. */
  kindName: string;
  /** The class it is in, where it is in one. */
  className: Text | undefined;
  path: string;
  title: Text;
  heading: Segment[];
  picture: Picture | undefined;
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
  if (query.trim() === "") return [];
  const { read, terms, entries } = await findWhileTyping({ query, lang });
  const [shortcut, pages] = await Promise.all([
    suggestedShortcut({ query: read, terms, lang }),
    present({ entries, terms, lang }),
  ]);
  const others = pages.filter(({ path }) => path !== shortcut?.path);
  return [...(shortcut ? [shortcut] : []), ...others].slice(0, mostSuggestions);
}

type Found = { read: string; terms: ReadQuery["terms"]; entries: FoundEntry[] };

/** By what is typed, and where that is no word of the site, by what it may sound like. */
async function findWhileTyping({ query, lang }: { query: string; lang: Lang }): Promise<Found> {
  const { titled, correction, ...found } = await findBeginning(query);
  const isWord = found.entries.length > 0 && correction === undefined;
  // Who reads Chinese types by sound more often than in a foreign language.
  if (isWord && (titled || lang !== "zh")) return found;
  const sounding = await readUnfinishedSound(query);
  if (sounding === undefined) return found;
  return findBeginning(sounding);
}

async function findBeginning(
  query: string,
): Promise<Found & { titled: boolean; correction: string | undefined }> {
  const { terms, correction } = await readQuery({ query, unfinished: true });
  const read = correction ?? query;
  if (terms.length === 0) return { read, terms, entries: [], titled: false, correction };
  const sought = { terms, key: normalizedKey(read), size: mostSuggestions };
  // Only a title is seen here, so one that has what was typed explains itself.
  const inTitles = await rankEntries({ ...sought, titlesOnly: true });
  const titled = inTitles.page.length > 0;
  const { page: entries } = titled ? inTitles : await rankEntries(sought);
  return { read, terms, entries, titled, correction };
}

async function present({
  entries,
  terms,
  lang,
}: {
  entries: FoundEntry[];
  terms: ReadQuery["terms"];
  lang: Lang;
}): Promise<Suggestion[]> {
  const documents = await loadSearchDocuments(entries);
  const shown = [...documents.values()];
  const [pictures, classTitles] = await Promise.all([
    getPictures({
      ids: [...new Set(shown.flatMap((document) => pictureOf(document) ?? []))],
      lang,
    }),
    loadClassTitles(shown),
  ]);
  const highlighter = createHighlighter(terms);
  return entries.flatMap(({ kind, path }) => {
    const document = documents.get(path);
    if (!document) return [];
    const title = localize(document.title, lang);
    const classTitle = classTitles.get(document.inClass ?? "");
    const { as, one } = searchOf(kind);
    return [
      {
        ...{ kind: as, kindName: one[lang], path, title },
        className: classTitle && localize(classTitle, lang),
        heading: highlighter.mark(plain(title)),
        picture: pictures.get(pictureOf(document) ?? ""),
      },
    ];
  });
}

async function suggestedShortcut({
  query,
  terms,
  lang,
}: {
  query: string;
  terms: ReadQuery["terms"];
  lang: Lang;
}): Promise<Suggestion | undefined> {
  const shortcut = await suggestShortcut(query);
  if (!shortcut) return undefined;
  const { path } = shortcut;
  const title = localize(shortcut.title, lang);
  const picture = pictureOf({ path }) ?? "";
  const pictures = await getPictures({ ids: [picture], lang });
  const { as, one } = searchOf("page_copy");
  return {
    ...{ kind: as, kindName: one[lang], path, title },
    ...{ className: undefined, picture: pictures.get(picture) },
    heading: createHighlighter(terms).mark(plain(title)),
  };
}
