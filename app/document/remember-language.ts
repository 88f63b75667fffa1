import type { Lang } from "#domain/language/language.ts";

const thirtyDays = 2_592_000;

/**
 * Inline script that keeps the language of the page in the cookie `lang`. The browser sets it,
 * because stored pages never send Set-Cookie.
 */
export function rememberLanguage(lang: Lang): string {
  return `document.cookie="lang=${lang};path=/;max-age=${thirtyDays};samesite=lax";`;
}
