import { languages } from "#domain/language/language.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";

const words = { product: m.same_product, case: m.same_case, article: m.same_article };

/** The same record in the other languages, each in its own words: the switcher may lead home. */
export function SameRecord({
  kind,
  path,
  className = "",
}: {
  kind: keyof typeof words;
  path: string;
  className?: string;
}) {
  return (
    <nav aria-label={m.other_languages()} className={`text-sm print:hidden ${className}`}>
      <ul className="flex flex-wrap gap-x-6">
        {languages
          .filter(({ code }) => code !== getLocale())
          .map(({ code, dir }) => (
            <li key={code}>
              <a
                href={`/${code}${path}`}
                hrefLang={code}
                lang={code}
                dir={dir}
                data-language=""
                className="inline-flex min-h-9 items-center text-felt underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
              >
                {words[kind]({}, { locale: code })}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
