import { redirect } from "react-router";
import { isLang } from "#domain/language/language.ts";
import { notFound } from "../request/not-found.ts";

/**
 * Called by every layout before its page: an unknown language is no page of ours, and the spelling
 * of the route table is the only one that is answered; others lead to it.
 */
export function checkAddress({
  url,
  params,
  pattern,
}: {
  url: URL;
  params: Record<string, string | undefined>;
  pattern: string;
}) {
  if (params.lang !== undefined && !isLang(params.lang.toLowerCase())) throw notFound();
  const { pathname, search } = url;
  const spelled = canonicalizePath({ pathname, pattern, hasLang: params.lang !== undefined });
  if (spelled !== pathname) throw redirect(spelled + search, 301);
}

/** The path with its fixed segments spelled as in the pattern, and without a trailing slash. */
export function canonicalizePath({
  pathname,
  pattern,
  hasLang,
}: {
  pathname: string;
  pattern: string;
  hasLang: boolean;
}): string {
  const fixed = pattern.split("/").filter((segment) => segment !== "" && segment !== ":lang?");
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const [lang, rest] = hasLang
    ? [segments.slice(0, 1).map((code) => code.toLowerCase()), segments.slice(1)]
    : [[], segments];
  const spelled = rest.map((segment, position) => {
    const wanted = fixed[position] ?? segment;
    if (wanted.startsWith(":")) return segment.replace(/\.html$/i, ".html");
    return wanted.startsWith("*") ? segment : wanted;
  });
  return `/${[...lang, ...spelled].join("/")}`;
}
