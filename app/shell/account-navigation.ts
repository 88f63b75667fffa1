import { m } from "#text";
import type { NavigationItem } from "./navigation.ts";

/** The menu beside a member's own pages. */
export const accountNavigation: NavigationItem[] = [
  { url: "/demo/users", label: m.account_overview },
];
