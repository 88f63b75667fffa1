import type { ReactNode } from "react";
import type { MenuCard } from "#domain/navigation/get-menus.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { BasketLink } from "../../basket/basket-link.tsx";
import { PhoneIcon, WechatIcon } from "../../ui/controls/icons.tsx";
import { Link } from "../../ui/controls/link.tsx";
import { Drawer, NativeCloseButton } from "../../ui/dialogs/native-dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PhoneLink } from "../contacts/phone-link.tsx";
import { WhatsappButton } from "../contacts/whatsapp-button.tsx";
import { usePath } from "../use-path.ts";
import { useSettings } from "../use-settings.ts";
import { LanguageLinks } from "./language-links.tsx";
import { isActive, toolNavigation } from "./navigation.ts";
import { useMainMenu, useMenus } from "./use-main-menu.ts";

export const menuDrawerId = "menu";

/** The menu of narrow screens, at the inline end. */
export function MenuDrawer() {
  const { families, compared } = useMenus();
  return (
    <Drawer id={menuDrawerId} label={m.menu()}>
      <div className="flex min-h-full flex-col px-6 pt-2.5 pb-6">
        <div className="-me-3 flex items-center justify-between">
          <p className="text-sm text-felt">{m.menu()}</p>
          <NativeCloseButton />
        </div>
        <BasketLink className="flex min-h-12 items-center border-b border-line text-lg" />
        <MainNavigation />
        {families.length > 0 && <Families families={families} />}
        <Tools compared={compared} />
        <div className="mt-auto pt-6">
          <Contacts />
          <LanguageLinks className="mt-3 border-t border-line pt-3" />
        </div>
      </div>
    </Drawer>
  );
}

function MainNavigation() {
  const path = usePath();
  const navigation = useMainMenu();
  return (
    <nav aria-label={m.main_navigation()}>
      <ul>
        {navigation.map(({ url, label, icon, nofollow }) => (
          <li key={url} className="border-b border-line">
            <Link
              to={url}
              rel={nofollow ? "nofollow" : undefined}
              aria-current={isActive({ url, path }) ? "page" : undefined}
              className="group flex min-h-12 items-center gap-4 text-lg aria-[current]:font-semibold aria-[current]:text-oak-deep"
            >
              {icon && <NavigationIcon path={icon} />}
              <Text>{label}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pictures are fetched when the drawer is opened: until then they are not seen. */
function Families({ families }: { families: MenuCard[] }) {
  return (
    <Part title={m.menu_families()}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1 phone:grid-cols-3">
        {families.map(({ url, label, picture }) => (
          <li key={url}>
            <Link to={url} className="flex min-h-14 items-center gap-2.5 text-sm leading-tight">
              <span className="size-11 shrink-0 overflow-hidden bg-sand">
                {picture && (
                  <img
                    src={picture}
                    alt=""
                    width={44}
                    height={44}
                    loading="lazy"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <Text>{label}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Tools({ compared }: { compared: string | undefined }) {
  const comparison = {
    url: `/cmpProductdetail/${compared}.html`,
    label: m.compare_title,
    nofollow: false,
    icon: "M4 4h7v16H4zM13 4h7v16h-7zM6.5 8h2M15.5 8h2M6.5 12h2M15.5 12h2",
  };
  return (
    <Part title={m.menu_tools()}>
      <ul>
        {[...toolNavigation, ...(compared ? [comparison] : [])].map(
          ({ url, label, icon, nofollow }) => (
            <li key={url}>
              <Link
                to={url}
                rel={nofollow ? "nofollow" : undefined}
                className="flex min-h-11 items-center gap-4"
              >
                {icon && <NavigationIcon path={icon} />}
                {label()}
              </Link>
            </li>
          ),
        )}
      </ul>
    </Part>
  );
}

/** The telephone, and what people of this language write by. */
function Contacts() {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <Part title={m.quick_contact()}>
      <p className="flex items-center gap-4">
        <PhoneIcon className="size-5 shrink-0 text-felt" />
        <PhoneLink className="min-h-11" />
      </p>
      {getLocale() === "zh" ? (
        <p className="flex min-h-11 items-center gap-4">
          <WechatIcon className="size-5 shrink-0 text-felt" />
          {m.wechat()} {settings.wechat}
        </p>
      ) : (
        <WhatsappButton
          label="WhatsApp"
          className="flex min-h-11 items-center gap-4 [&>svg]:text-felt"
        />
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-5">
      <h2 className="mb-1 text-sm font-normal text-felt">{title}</h2>
      {children}
    </section>
  );
}

function NavigationIcon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0 text-felt group-aria-[current]:text-oak"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
