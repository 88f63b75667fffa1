import { type Lang, language } from "#domain/language/language.ts";
import { getLocale } from "#text/runtime";

/** The name of the language of a text that is not in that of the page. */
export function WrittenIn({ lang }: { lang: Lang }) {
  if (lang === getLocale()) return null;
  return (
    <p lang={lang} className="mt-1 text-sm text-felt">
      {language(lang).label}
    </p>
  );
}
