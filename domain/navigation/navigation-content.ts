import { z } from "zod";
import { defineKind, section } from "../records/define-kind.ts";
import { flag, line, list, text } from "../records/fields.ts";

/** More do not fit beside each other in the header. */
const mostShown = 8;

/** Said beside what is wrong with single entries, not after it. */
const isList = ({ value }: { value: unknown }) => Array.isArray(value);

const entry = z.object({
  label: text({ zh: "文字", en: "Label" }),
  url: line(
    {
      zh: "地址",
      en: "Address",
      hint: { zh: "不带语言，例如 /product.html", en: "Without a language, such as /product.html" },
    },
    z.string().regex(/^\/(?!\/)\S*$/, "path"),
  ),
  shown: flag({ zh: "显示", en: "Shown", preset: true }),
  nofollow: flag({ zh: "搜索引擎不跟踪（nofollow）", en: "Not for search engines (nofollow)" }),
});

/** The main navigation, in its order. */
export const navigationKind = defineKind({
  one: { zh: "主导航", en: "Main navigation" },
  many: { zh: "主导航", en: "Main navigation" },
  menu: { group: "site", icon: "navigation" },
  address: "/",
  single: true,
  fixed: true,
  sections: [
    section(
      { zh: "主导航", en: "Main navigation" },
      {
        id: z.literal("main"),
        entries: list(
          {
            zh: "导航项",
            en: "Entries",
            hint: {
              zh: "按此顺序显示在页头、手机菜单和 404 页，最多显示 8 项",
              en: "In this order in the header, the menu of phones and on the 404 page; 8 shown at most",
            },
          },
          entry,
        )
          .min(1)
          .max(20)
          .refine((entries) => entries.filter(({ shown }) => shown).length <= mostShown, {
            error: `most-shown:${mostShown}`,
            when: isList,
          })
          .refine((entries) => new Set(entries.map(({ url }) => url)).size === entries.length, {
            error: "same-address",
            when: isList,
          }),
      },
    ),
  ],
});
export type NavigationContent = z.infer<typeof navigationKind.schema>;
