import { redirect } from "react-router";
import { isLang } from "#domain/language/language.ts";
import { notFound } from "./not-found.ts";

/** Thrown by a loader whose page has another address; the path keeps the language it was asked in. */
export function redirectTo({ lang, path }: { lang?: string | undefined; path: string }) {
  if (lang === undefined) return redirect(path, 301);
  const code = lang.toLowerCase();
  if (!isLang(code)) return notFound();
  return redirect(path === "/" ? `/${code}` : `/${code}${path}`, 301);
}
