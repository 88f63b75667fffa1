import type { Lang } from "../../language/language.ts";
import { localize } from "../../language/localize.ts";
import { plain, type Text } from "../../language/text.ts";
import { getPictures } from "../../media/get-pictures.ts";
import type { Picture } from "../../media/picture.ts";
import type { Findable } from "../index/findable.ts";
import { type ShownKind, shownKinds } from "../index/findable-records.ts";
import { loadFindables } from "../index/load-findables.ts";
import type { Term } from "../query/term.ts";
import { createHighlighter, type Highlighter, type Segment } from "./highlight.ts";
import type { FoundEntry } from "./rank-entries.ts";
import { makeSnippet, type Snippet } from "./snippet.ts";

/** A page that was found, as a reader of one language sees it. */
export type SearchResult = {
  kind: ShownKind;
  /** Without the language. */
  path: string;
  title: Text;
  /** The title with what was sought marked. */
  heading: Segment[];
  /** A sentence of the page with what was sought marked. */
  snippet: Snippet;
  picture: Picture | undefined;
};

/** Turns entries into results, by path; those no longer published are left out. */
export async function presentResults({
  entries,
  terms,
  lang,
}: {
  entries: FoundEntry[];
  terms: Term[];
  lang: Lang;
}): Promise<Map<string, SearchResult>> {
  const findables = await loadFindables(entries);
  const ids = Array.from(findables.values(), ({ picture }) => picture ?? []).flat();
  const pictures = await getPictures({ ids: [...new Set(ids)], lang });
  const highlighter = createHighlighter(terms);
  return new Map(
    entries.flatMap(({ kind, path }) => {
      const findable = findables.get(path);
      if (!findable) return [];
      const title = localize(findable.title, lang);
      const result = {
        kind: shownKinds[kind],
        path,
        title,
        heading: highlighter.mark(plain(title)),
        snippet: snippetOf({ findable, lang, terms: terms.length, highlighter }),
        picture: pictures.get(findable.picture ?? ""),
      };
      return [[path, result] as const];
    }),
  );
}

function snippetOf({
  findable: { title, summary, body },
  lang,
  terms,
  highlighter,
}: {
  findable: Findable;
  lang: Lang;
  terms: number;
  highlighter: Highlighter;
}): Snippet {
  const told = new Set([title, summary]);
  const texts = [summary, ...body.filter((text) => !told.has(text))];
  return makeSnippet({
    title: localize(title, lang),
    texts: texts.map((text) => localize(text, lang)),
    terms,
    highlighter,
  });
}
