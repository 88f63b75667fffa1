import { m } from "#text";
import type { NavigationItem } from "./navigation.ts";

/** The menu beside a member's own pages. */
export const accountNavigation: NavigationItem[] = [
  { url: "/users", label: m.account_overview },
  { url: "/users/editProfile", label: m.member_profile },
  { url: "/users/setavator", label: m.avatar },
  { url: "/users/projects", label: m.member_projects },
  { url: "/users/myresume", label: m.member_resume },
  { url: "/users/artlist", label: m.member_articles },
  { url: "/users/applications", label: m.member_applications },
  { url: "/users/privacy", label: m.own_data },
];

/** Whether a member's page is the one of an entry, or lies beneath it; all lie beneath the overview. */
export function currentIn({ url, path }: { url: string; path: string }) {
  if (path === url) return "page";
  return url !== "/users" && path.startsWith(`${url}/`) ? "true" : undefined;
}
