import { useRouteLoaderData } from "react-router";
import type { Text } from "#domain/language/text.ts";
import type { Menus } from "#domain/navigation/get-menus.ts";
import type { loadSite } from "../../request/load-site.ts";
import { mainNavigation, type NavigationItem } from "./navigation.ts";

type MenuEntry = Pick<NavigationItem, "url" | "nofollow" | "icon" | "menu"> & { label: Text };

/** The main navigation as staff have arranged it; drawings and drop-downs go by the address. */
export function useMainMenu(): MenuEntry[] {
  const arranged = useRouteLoaderData<typeof loadSite>("root")?.navigation;
  if (!arranged) return mainNavigation.map(({ label, ...entry }) => ({ ...entry, label: label() }));
  return arranged.map((entry) => {
    const known = mainNavigation.find(({ url }) => url === entry.url);
    return { ...entry, icon: known?.icon, menu: known?.menu };
  });
}

const none: Menus = { families: [], pages: [], rooms: [], programmes: [], compared: undefined };

/** What stands below the entries; nothing where the company's data could not be had. */
export function useMenus(): Menus {
  return useRouteLoaderData<typeof loadSite>("root")?.menus ?? none;
}
