import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import type { Crumb } from "../ui/page/breadcrumb.tsx";

/** The way to one page about the company. */
export function companyCrumbs({ copy, path }: { copy: Copy; path: string }): Crumb[] {
  return [
    { to: "/aboutUs.html", label: m.nav_about() },
    { to: path, label: copy["hero.title"] ?? "" },
  ];
}
