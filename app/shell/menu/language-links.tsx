import { useLocation } from "react-router";
import { languages } from "#domain/language/language.ts";
import { isUnfollowed } from "#domain/pages/unfollowed.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { usePath } from "../use-path.ts";
import { leadsHome } from "./leads-home.ts";

/** The same page in the other languages. */
export function LanguageLinks({ className = "" }: { className?: string }) {
  const path = usePath();
  const { search } = useLocation();
  const target = leadsHome.test(path) ? "" : (path === "/" ? "" : path) + search;
  return (
    <nav aria-label={m.languages()} className={className}>
      <ul className="flex gap-5">
        {languages.map(({ code, label }) => (
          <li key={code}>
            <a
              href={`/${code}${target}`}
              hrefLang={code}
              rel={isUnfollowed(target) ? "nofollow" : undefined}
              lang={code}
              data-language
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
