import type { Lang } from "#domain/language/language.ts";
import type { Rendered } from "./page-store.ts";

/** Generates the documents that are not pages of the app, such as the sitemap; stored like pages. */
export type DocumentMaker = (path: string, lang: Lang) => (() => Promise<Rendered>) | undefined;

/** Asks one maker after the other. */
export function firstDocument(makers: DocumentMaker[]): DocumentMaker {
  return (path, lang) => {
    for (const find of makers) {
      const make = find(path, lang);
      if (make) return make;
    }
    return undefined;
  };
}
