import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLang, isLang, type Lang, languages } from "#domain/language/language.ts";
import { overwriteGetLocale } from "#text/runtime";

/** The language of the request under way: texts never depend on anything global to the process. */
const current = new AsyncLocalStorage<Lang>();

overwriteGetLocale(() => current.getStore() ?? defaultLang);

export function withLanguage<T>(lang: Lang, work: () => T): T {
  return current.run(lang, work);
}

/** The language a path names as its first segment, if any: `/ar/news.html`, `/ar`, `/ar.data`. */
export function languageOfPath(path: string): Lang | undefined {
  if (path.charCodeAt(0) !== 47 /* slash */) return undefined;
  const code = path.slice(1, 3);
  if (!isLang(code)) return undefined;
  const next = path.charAt(3);
  return next === "" || next === "/" || next === "." ? code : undefined;
}

const langCookie = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/;

/** For a path without a language: the cookie, else the best match of Accept-Language, else Chinese. */
export function chooseLanguage({
  cookie = "",
  acceptLanguage = "",
}: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Lang {
  const chosen = langCookie.exec(cookie)?.[1];
  return isLang(chosen) ? chosen : (bestMatch(acceptLanguage) ?? defaultLang);
}

function bestMatch(acceptLanguage: string): Lang | undefined {
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { tag, q: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const match = languages.find(({ code }) => tag === code || tag.startsWith(`${code}-`));
    if (match) return match.code;
  }
  return undefined;
}
