import { useRouteLoaderData } from "react-router";
import type { Text } from "#domain/text.ts";
import type { loader } from "../root.tsx";
import { mainNavigation, type NavigationItem } from "./navigation.ts";

type MenuEntry = Pick<NavigationItem, "url" | "nofollow" | "icon" | "products"> & { label: Text };

/** The main navigation as staff have arranged it; drawings and the drop-down go by the address. */
export function useNavigation(): MenuEntry[] {
  const arranged = useRouteLoaderData<typeof loader>("root")?.navigation;
  if (!arranged) return mainNavigation.map(({ label, ...entry }) => ({ ...entry, label: label() }));
  return arranged.map((entry) => {
    const known = mainNavigation.find(({ url }) => url === entry.url);
    return { ...entry, icon: known?.icon, products: known?.products };
  });
}
