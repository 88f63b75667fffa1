import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { ClassMenu } from "../ui/controls/class-menu.tsx";

/** The pages about the company, by the name of their block in the copy of the first. */
export const companyPages = [
  { name: "company", path: "/aboutUs/company" },
  { name: "base", path: "/aboutUs/jidi" },
  { name: "honours", path: "/aboutUs/honor" },
  { name: "patents", path: "/aboutUs/zhuanli" },
  { name: "contact", path: "/aboutUs/lianxi.html" },
];

/** The way between the pages about the company. */
export function CompanyMenu({ about, current }: { about: Copy; current: string }) {
  return (
    <ClassMenu
      label={m.company_menu()}
      classes={companyPages.map(({ name, path }) => ({
        to: path,
        label: about[`parts.${name}.title`],
        current: path === current,
      }))}
    />
  );
}
