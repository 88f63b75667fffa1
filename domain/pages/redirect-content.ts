import { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { id, idOnly, line } from "../records/fields.ts";
import { pageLink } from "./page-link.ts";

/** An old path that leads to a new one; without a language in front. */
export const redirectKind = defineKind({
  one: { zh: "重定向", en: "Redirect" },
  many: { zh: "重定向", en: "Redirects" },
  menu: { group: "site", icon: "redirect" },
  sections: [
    section(
      { zh: "重定向", en: "Redirect" },
      {
        from: line(
          {
            zh: "旧地址",
            en: "Old address",
            wide: true,
            hint: {
              zh: "不带语言，例如 /Booth.html",
              en: "Without a language, such as /Booth.html",
            },
          },
          z.string().startsWith("/", "path").max(500),
        ),
        to: line(
          {
            zh: "新地址",
            en: "New address",
            wide: true,
            hint: { zh: "站内路径或 https 网址", en: "A path of this site, or an https address" },
          },
          pageLink,
        ),
        id: id(idOnly),
      },
    ),
  ],
});
export type RedirectContent = z.infer<typeof redirectKind.schema>;
