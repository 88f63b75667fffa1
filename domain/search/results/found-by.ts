import { type Lang, languages } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import type { Text } from "../../language/text.ts";
import { findClassPages, loadSearchDocuments } from "../index/load-search-documents.ts";
import type { SearchDocument } from "../index/search-document.ts";
import type { Term } from "../query/term.ts";
import { createHighlighter, type Highlighter } from "./highlight.ts";
import { makeSnippet, type Snippet } from "./snippet.ts";

/**
 * What a page was found by that neither its title nor a sentence of it shows: a code, a keyword, the
 * class it is in, or the same page in another language. Nothing where there is no such thing.
 */
export function findReason({
  document,
  classTitle,
  lang,
  terms,
}: {
  document: SearchDocument;
  classTitle: Localized | undefined;
  lang: Lang;
  terms: Term[];
}): Snippet | undefined {
  const { names = [], keywords = [], title, summary, body } = document;
  const others = languages.map(({ code }) => code).filter((code) => code !== lang);
  const said = keywords.filter((keyword) => typeof keyword === "string");
  const written = keywords.filter((keyword) => typeof keyword !== "string");
  const classTitles = classTitle ? [classTitle] : [];
  const everything = [title, summary, ...classTitles, ...written, ...body];
  const elsewhere = [
    [...names, ...said],
    textsIn([...classTitles, ...written], lang),
    ...others.map((other) => textsIn(everything, other, lang)),
  ];
  return (
    findHit({ sources: elsewhere, highlighter: createHighlighter(terms) }) ??
    findHit({
      sources: [textsIn(everything, lang), ...elsewhere],
      highlighter: createHighlighter(terms.map(inSingleWords)),
    })
  );
}

function findHit({ sources, highlighter }: { sources: Text[][]; highlighter: Highlighter }) {
  for (const texts of sources) {
    const snippet = makeSnippet({ title: "", texts, terms: 1, highlighter });
    if (snippet.segments.some(({ hit }) => hit)) return snippet;
  }
  return undefined;
}

/** A synonym of several words may stand on a page in several places. */
function inSingleWords({ own, wide, ...term }: Term): Term {
  return { ...term, own, wide: wide.flat().map((token) => [token]) };
}

/** The texts in one language, marked as such where it is not the reader's. */
function textsIn(texts: Localized[], of: Lang, reader = of): Text[] {
  return texts.flatMap((text) => {
    if (text[of] === "") return [];
    return [of === reader ? text[of] : { text: text[of], lang: of }];
  });
}

/** What the classes of pages are called. */
export async function loadClassTitles(
  documents: SearchDocument[],
): Promise<Map<string, Localized>> {
  const classes = [...new Set(documents.flatMap(({ inClass }) => inClass ?? []))];
  const pages = await loadSearchDocuments(await findClassPages(classes));
  return new Map(
    Array.from(pages.values()).flatMap(({ ofClass, title }) => (ofClass ? [[ofClass, title]] : [])),
  );
}
