import { m } from "#text";
import { BasketLink, BasketMark } from "../basket/basket-link.tsx";
import { island } from "../islands/island.tsx";
import { SearchIcon } from "../ui/controls/icons.tsx";
import { Link } from "../ui/controls/link.tsx";
import { DialogOpener } from "../ui/dialogs/native-dialog.tsx";
import { PhoneLink } from "./contacts/phone-link.tsx";
import { Logo } from "./logo.tsx";
import { EntryMenu } from "./menu/entry-menu.tsx";
import { LanguageLinks } from "./menu/language-links.tsx";
import { MemberLink } from "./menu/member-link.tsx";
import { MenuDrawer, menuDrawerId } from "./menu/menu-drawer.tsx";
import { isActive, type MenuName } from "./menu/navigation.ts";
import { NavigationLink } from "./menu/navigation-link.tsx";
import { useMainMenu, useMenus } from "./menu/use-main-menu.ts";
import { searchBase } from "./search/search-path.ts";
import { usePath } from "./use-path.ts";

const MenuEntry = island("entry-menu", EntryMenu, "dwell");

const menuNames: Record<MenuName, () => string> = {
  families: m.show_products,
  rooms: m.show_rooms,
  programmes: m.show_programmes,
};

/** Desktop: contact bar, logo, eight entries. Narrower, and phones: logo and a button for the drawer. */
export function Header() {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:static print:border-0">
      <div className="hidden border-b border-line text-sm text-felt desktop:block mobile:hidden print:hidden">
        <div className="page-width flex min-h-10 items-center justify-between">
          <LanguageLinks />
          <div className="flex items-center gap-6">
            <BasketLink className="inline-flex min-h-8 items-center font-medium text-ink underline-offset-4 hover:underline" />
            <MemberLink
              shows="name"
              className="inline-flex min-h-8 max-w-48 items-center truncate font-medium text-ink underline-offset-4 hover:underline"
            />
            <PhoneLink label={m.hotline()} />
          </div>
        </div>
      </div>
      <div className="page-width flex h-16 items-center justify-between gap-2 desktop:gap-6">
        <Link to="/" className="py-2">
          <Logo />
        </Link>
        <nav
          aria-label={m.main_navigation()}
          className="hidden self-stretch desktop:block mobile:hidden print:hidden"
        >
          <NavigationList />
          <MenuPictures />
        </nav>
        <div className="flex items-center gap-1 desktop:hidden mobile:flex print:hidden">
          <BasketLink className="hidden min-h-11 items-center text-sm font-medium phone:inline-flex" />
          <MemberLink
            shows="initial"
            className="peer inline-flex size-10 items-center justify-center rounded-full bg-sand font-semibold text-oak-deep"
          />
          {/* Where there is no room for it, beside a member or on the smallest, the drawer has it. */}
          <SearchLink
            as="span"
            className="hidden min-[360px]:contents peer-[:not([hidden])]:hidden phone:peer-[:not([hidden])]:contents"
          />
          <DialogOpener
            dialog={menuDrawerId}
            className="relative inline-flex min-h-11 items-center rounded-full border border-line px-3.5 phone:px-4"
          >
            {m.menu()}
            <BasketMark className="absolute -end-1.5 -top-1 phone:hidden" />
          </DialogOpener>
        </div>
      </div>
      <MenuDrawer />
    </header>
  );
}

function NavigationList() {
  const path = usePath();
  const navigation = useMainMenu();
  const menus = useMenus();
  return (
    <ul className="flex h-full items-center gap-x-2.5 text-sm min-[1240px]:gap-x-5 min-[1240px]:text-[0.9375rem] wide:gap-x-6">
      {navigation.map(({ url, label, nofollow, menu }) => {
        const entry = { url, label, nofollow, current: isActive({ url, path }) };
        return (
          <li key={url} className="flex h-full items-center">
            {menu && menus[menu].length > 0 ? (
              <MenuEntry
                {...entry}
                name={menuNames[menu]()}
                cards={menus[menu]}
                {...(menu === "families" && { pages: menus.pages })}
              />
            ) : (
              <NavigationLink {...entry} />
            )}
          </li>
        );
      })}
      <SearchLink as="li" />
    </ul>
  );
}

/**
 * The pictures of the drop-downs, fetched when a pointer or the focus first comes to the header:
 * until then they are not laid out, and what is lazy is not fetched. So they weigh on no first
 * view, and are there when a menu opens for the first time.
 */
function MenuPictures() {
  const { families, pages, programmes, rooms } = useMenus();
  return (
    <div
      aria-hidden="true"
      className="absolute hidden opacity-0 in-[nav:focus-within]:flex in-[nav:hover]:flex"
    >
      {[...families, ...pages, ...programmes, ...rooms].map(({ url, picture }) => (
        <img
          key={url}
          src={picture}
          alt=""
          loading="lazy"
          fetchPriority="low"
          className="size-px"
        />
      ))}
    </div>
  );
}

/** Not on the page of the search: its own box is the one there. */
function SearchLink({ as: Place, className }: { as: "li" | "span"; className?: string }) {
  if (isActive({ url: searchBase, path: usePath() })) return null;
  return (
    <Place className={className}>
      <Link
        to={searchBase}
        rel="nofollow"
        aria-label={m.search()}
        className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sand desktop:-me-3"
      >
        <SearchIcon />
      </Link>
    </Place>
  );
}
