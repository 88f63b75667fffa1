import { createContext } from "react-router";
import type { Lang } from "#domain/language/language.ts";

/** The language of the page under way; set by the server before any loader runs. */
export const lang = createContext<Lang>();

/** What the browser says it is; decides the mobile layout before the first paint. */
export const device = createContext<"desktop" | "mobile">();

/** The address of a visitor who sent a form; pages that are only read do not know their reader. */
export const visitorIp = createContext<string>();

/** The script that every page of this language brings, and the files that it cannot do without. */
export const pageScript = createContext<PageScript>();

/**
 * What marks the inline scripts that we write ourselves while a page is rendered: a secret that the
 * server takes out again, so that text which found its way into a page cannot pass for one of them.
 */
export const scriptMark = createContext<string>();

export type PageScript = {
  src: string;
  imports: string[];
  /** Where the scripts of single pages are, by file; what is not here is served as it is. */
  own: Record<string, string>;
  /** The files that every island needs. */
  islands: string[];
};
