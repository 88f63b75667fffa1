import { useLocation } from "react-router";
import { m } from "#text";
import { PhoneLink } from "../shell/contacts/phone-link.tsx";
import { useMainMenu } from "../shell/menu/use-main-menu.ts";
import { SearchForm } from "../shell/search/search-form.tsx";
import { ButtonLink, buttonClass } from "../ui/controls/button.tsx";
import { Link } from "../ui/controls/link.tsx";
import { Text } from "../ui/text/text.tsx";

const texts = {
  404: { text: m.error_not_found, lead: m.error_not_found_lead },
  503: { text: m.error_unavailable, lead: m.error_unavailable_lead },
  500: { text: m.error_unexpected, lead: m.error_unexpected_lead },
};

export type ErrorStatus = keyof typeof texts;

/** What went wrong, in words, and where to go from here. */
export function ErrorContent({ status }: { status: ErrorStatus }) {
  const { text, lead } = texts[status];
  return (
    <div className="page-width section-space grid gap-x-20 gap-y-14 desktop:grid-cols-[7fr_5fr]">
      <title>{text()}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-title">{m.error_heading({ status })}</h1>
        <p className="mt-4 text-lead font-medium">{text()}</p>
        <p className="mt-2 max-w-prose text-lead text-felt">{lead()}</p>
        {status === 404 ? <SearchAgain /> : <TryAgain />}
      </div>
      <Sections />
    </div>
  );
}

function SearchAgain() {
  return (
    <div className="mt-8 max-w-xl">
      <p className="mb-2 text-sm text-felt">{m.error_search()}</p>
      <SearchForm />
      <div className="mt-8">
        <ButtonLink to="/">{m.error_home()}</ButtonLink>
      </div>
    </div>
  );
}

function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* A full load: what failed may have been a script. */}
      <a href={pathname + search} className={buttonClass()}>
        {m.error_retry()}
      </a>
      <ButtonLink to="/" look="outline">
        {m.error_home()}
      </ButtonLink>
      <PhoneLink label={m.hotline()} />
    </div>
  );
}

function Sections() {
  const sections = useMainMenu().filter(({ url }) => url !== "/");
  return (
    <nav aria-label={m.error_sections()}>
      <ul className="border-t border-line">
        {sections.map(({ url, label }) => (
          <li key={url} className="border-b border-line">
            <Link
              to={url}
              className="group flex min-h-14 items-center justify-between gap-4 text-lg hover:text-oak-deep"
            >
              <Text>{label}</Text>
              <span
                aria-hidden="true"
                className="text-felt transition-transform duration-200 ease-calm group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
              >
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
