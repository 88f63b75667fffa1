import { m } from "#text";
import { Link, NavLink } from "../ui/link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { mainNavigation } from "./navigation.ts";
import { useSettings } from "./use-settings.ts";

export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static">
      <ContactBar />
      <div className="page-width flex min-h-16 items-center justify-between gap-3 desktop:gap-6">
        <Link to="/" className="py-2">
          <Logo />
        </Link>
        <nav aria-label={m.main_navigation()} className="hidden desktop:block">
          <NavigationList className="flex flex-wrap gap-x-6 text-[0.9375rem]" />
        </nav>
        <details className="group desktop:hidden">
          <summary className="inline-flex min-h-11 items-center rounded-full border border-line px-4">
            {m.menu()}
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-line bg-paper">
            <nav aria-label={m.main_navigation()} className="page-width py-6">
              <NavigationList className="grid gap-1 text-lg" />
              <LanguageLinks className="mt-6 border-t border-line pt-4 text-felt" />
            </nav>
          </div>
        </details>
      </div>
    </header>
  );
}

function ContactBar() {
  const settings = useSettings();
  return (
    <div className="hidden border-b border-line text-sm text-felt desktop:block">
      <div className="page-width flex min-h-10 items-center justify-between">
        <LanguageLinks />
        {settings && (
          <a href={`tel:${settings.telphone.replaceAll(" ", "")}`} className="hover:text-ink">
            {m.hotline()} <bdi className="tabular">{settings.telphone}</bdi>
          </a>
        )}
      </div>
    </div>
  );
}

function NavigationList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {mainNavigation.map(({ url, label, nofollow }) => (
        <li key={url}>
          <NavLink
            to={url}
            end
            rel={nofollow ? "nofollow" : undefined}
            className="inline-flex min-h-11 items-center underline-offset-8 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-oak-deep"
          >
            {label()}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
