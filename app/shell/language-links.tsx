import { useLocation } from "react-router";
import { isLang, languages } from "#domain/language.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";

/** The same page in the other languages. A full load: language, direction and font change. */
export function LanguageLinks({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  const [, first = "", ...rest] = pathname.split("/");
  const path = isLang(first) ? `/${rest.join("/")}` : pathname;
  return (
    <nav aria-label={m.languages()} className={className}>
      <ul className="flex gap-4">
        {languages.map(({ code, label }) => (
          <li key={code}>
            <a
              href={`/${code}${path === "/" ? "" : path}`}
              hrefLang={code}
              lang={code}
              aria-current={code === getLocale() ? "true" : undefined}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
