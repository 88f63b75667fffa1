import { z } from "zod";
import { defineKind, section } from "../../records/define-kind.ts";
import { flag, id, idOnly, line, text, words } from "../../records/fields.ts";

/** What visitors come for that is no word of a page, and the page that serves them. */
export const shortcutKind = defineKind({
  one: { zh: "搜索直达", en: "Search shortcut" },
  many: { zh: "搜索直达", en: "Search shortcuts" },
  menu: { group: "site", icon: "synonym" },
  sections: [
    section(
      { zh: "搜索直达", en: "Where a search leads" },
      {
        title: text({ zh: "名称", en: "Name" }),
        summary: text({ zh: "说明", en: "What is there", lines: 2 }),
        path: line(
          {
            zh: "页面",
            en: "Page",
            wide: true,
            hint: {
              zh: "不带语言的地址，例如 /aboutUs/lianxi.html",
              en: "Its address without a language, such as /aboutUs/lianxi.html",
            },
          },
          z
            .string()
            .regex(/^\/[\w\-./#]*$/, "path")
            .max(200),
        ),
        phrases: words(
          {
            zh: "搜索用语",
            en: "What visitors type",
            hint: {
              zh: "任意语言；搜索中含有其中一个说法，就先给出这个页面",
              en: "In any language; a query that holds one of them leads here first",
            },
          },
          z.array(z.string().trim().min(1).max(60)).min(1).max(240),
        ),
        whole: flag({
          zh: "仅当搜索只有这句话",
          en: "Only when nothing else is asked for",
        }).optional(),
        id: id(idOnly),
      },
    ),
  ],
});
export type ShortcutContent = z.infer<typeof shortcutKind.schema>;
