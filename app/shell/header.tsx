import { useRef } from "react";
import { m } from "#text";
import { Link } from "../ui/link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { MenuDrawer, menuDrawerId } from "./menu-drawer.tsx";
import { isActive, mainNavigation } from "./navigation.ts";
import { PhoneLink } from "./phone-link.tsx";
import { ProductMenu } from "./product-menu.tsx";
import { usePath } from "./use-path.ts";

/** Desktop: contact bar, logo, eight entries. Narrower: logo and a button that opens the drawer. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  return (
    <header
      ref={header}
      className="sticky top-0 z-40 border-b border-line bg-paper print:static print:border-0"
    >
      <div className="hidden border-b border-line text-sm text-felt desktop:block print:hidden">
        <div className="page-width flex min-h-10 items-center justify-between">
          <LanguageLinks />
          <PhoneLink label={m.hotline()} />
        </div>
      </div>
      <div className="page-width flex min-h-16 items-center justify-between gap-3 desktop:gap-6">
        <Link to="/" className="py-2">
          <Logo />
        </Link>
        <nav aria-label={m.main_navigation()} className="hidden desktop:block print:hidden">
          <NavigationList />
        </nav>
        <div className="flex items-center gap-1 desktop:hidden print:hidden">
          <span className="hidden phone:contents">
            <SearchLink />
          </span>
          <button
            type="button"
            // Opens the drawer without any script of ours.
            {...{ command: "show-modal", commandfor: menuDrawerId }}
            aria-haspopup="dialog"
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4"
          >
            {m.menu()}
          </button>
        </div>
      </div>
      <MenuDrawer />
    </header>
  );
}

function NavigationList() {
  const path = usePath();
  return (
    <ul className="flex items-center gap-x-5 text-[0.9375rem] wide:gap-x-6">
      {mainNavigation.map(({ url, label, nofollow, products }) => {
        const link = (
          <Link
            to={url}
            rel={nofollow ? "nofollow" : undefined}
            aria-current={isActive({ url, path }) ? "page" : undefined}
            className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:text-oak-deep"
          >
            {label()}
          </Link>
        );
        return (
          <li key={url} className="flex items-center">
            {products ? <ProductMenu>{link}</ProductMenu> : link}
          </li>
        );
      })}
      <li>
        <SearchLink />
      </li>
    </ul>
  );
}

function SearchLink() {
  return (
    <Link
      to="/search"
      rel="nofollow"
      aria-label={m.search()}
      className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sand"
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </Link>
  );
}
