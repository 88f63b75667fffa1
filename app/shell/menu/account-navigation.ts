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
