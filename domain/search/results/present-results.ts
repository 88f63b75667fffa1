import type { Lang } from "../../language/language.ts";
import { localize } from "../../language/localize.ts";
import { plain, type Text } from "../../language/text.ts";
import { getPictures } from "../../media/library/get-pictures.ts";
import type { Picture } from "../../media/picture.ts";
import { searchOf } from "../index/record-documents.ts";
import type { SearchDocument } from "../index/search-document.ts";
import type { Term } from "../query/term.ts";
import { findReason, loadClassTitles } from "./found-by.ts";
import { createHighlighter, type Highlighter, type Segment } from "./highlight.ts";
import { pictureOf } from "./page-pictures.ts";
import type { FoundEntry } from "./rank-entries.ts";
import { makeSnippet, type Snippet } from "./snippet.ts";

/** A page that was found, as a reader of one language sees it. */
export type SearchResult = {
  kind: string;
  /** Without the language. */
  path: string;
  title: Text;
  /** The title with what was sought marked. */
  heading: Segment[];
  /** A sentence of the page with what was sought marked. */
  snippet: Snippet;
  /** What the page was found by, where neither shows it. */
  foundBy: Snippet | undefined;
  picture: Picture | undefined;
};

/** Turns entries into results, by path; those no longer published are left out. */
export async function presentResults({
  entries,
  documents,
  terms,
  lang,
}: {
  entries: FoundEntry[];
  /** What they say, by their paths. */
  documents: Map<string, SearchDocument>;
  terms: Term[];
  lang: Lang;
}): Promise<Map<string, SearchResult>> {
  const shown = entries.flatMap(({ path }) => documents.get(path) ?? []);
  const ids = shown.flatMap((document) => pictureOf(document) ?? []);
  const pictures = await getPictures({ ids: [...new Set(ids)], lang });
  const highlighter = createHighlighter(terms);
  const results = new Map(
    entries.flatMap(({ kind, path }) => {
      const document = documents.get(path);
      if (!document) return [];
      const title = localize(document.title, lang);
      const result: SearchResult = {
        kind: searchOf(kind).as,
        path,
        title,
        heading: highlighter.mark(plain(title)),
        snippet: withValues({
          values: soughtValues({ document, terms, lang }),
          snippet: snippetOf({ document, lang, terms: terms.length, highlighter }),
        }),
        foundBy: undefined,
        picture: pictures.get(pictureOf(document) ?? ""),
      };
      return [[path, result] as const];
    }),
  );
  if (terms.length > 0) await giveReasons({ results, documents, lang, terms });
  return results;
}

/** Says of those that show nothing of what was sought what they were found by. */
async function giveReasons({
  results,
  documents,
  lang,
  terms,
}: {
  results: Map<string, SearchResult>;
  documents: Map<string, SearchDocument>;
  lang: Lang;
  terms: Term[];
}) {
  const silent = [...results.values()].filter((result) => !showsHit(result));
  if (silent.length === 0) return;
  const found = silent.flatMap(({ path }) => documents.get(path) ?? []);
  const titles = await loadClassTitles(found);
  for (const document of found) {
    const result = results.get(document.path);
    const classTitle = titles.get(document.inClass ?? "");
    if (result) result.foundBy = findReason({ document, classTitle, lang, terms });
  }
}

function showsHit({ heading, snippet }: SearchResult): boolean {
  return [...heading, ...snippet.segments].some(({ hit }) => hit);
}

/** The values that were sought, each as a sentence with its mounting and evidence. */
function soughtValues({
  document: { values = [] },
  terms,
  lang,
}: {
  document: SearchDocument;
  terms: Term[];
  lang: Lang;
}): string[] {
  const sought = new Set(
    terms.flatMap(({ value }) => [...(value?.keys ?? []), ...(value?.near ?? [])]),
  );
  const found = values.filter(({ keys }) => keys.some((key) => sought.has(key)));
  return [...new Set(found.map(({ text }) => plain(localize(text, lang))))].slice(0, mostValues);
}

const mostValues = 3;

function withValues({ values, snippet }: { values: string[]; snippet: Snippet }): Snippet {
  if (values.length === 0) return snippet;
  const first = { text: values.join(" · "), hit: true };
  return { ...snippet, segments: [first, { text: " · ", hit: false }, ...snippet.segments] };
}

function snippetOf({
  document: { title, summary, body },
  lang,
  terms,
  highlighter,
}: {
  document: SearchDocument;
  lang: Lang;
  terms: number;
  highlighter: Highlighter;
}): Snippet {
  const shown = new Set([title, summary]);
  const texts = [summary, ...body.filter((text) => !shown.has(text))];
  return makeSnippet({
    title: localize(title, lang),
    texts: texts.map((text) => localize(text, lang)),
    terms,
    highlighter,
  });
}
