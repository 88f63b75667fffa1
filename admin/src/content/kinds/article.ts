import type { Choice } from "../field.ts";
import type { KindForm } from "../kind.ts";
import { articleBodyField, idField, seoSection, summaryField, titleField } from "./shared.ts";

const classes: Choice[] = [
  { id: "company", name: { zh: "公司新闻", en: "Company news" } },
  { id: "industry", name: { zh: "行业动态", en: "Industry" } },
  { id: "knowledge", name: { zh: "声学知识", en: "Knowledge" } },
  { id: "notice", name: { zh: "公告", en: "Notices" } },
];

export const article: KindForm = {
  one: { zh: "文章", en: "Article" },
  seen: true,
  addressed: true,
  classes: { label: { zh: "栏目", en: "Class" }, choices: classes },
  sections: [
    {
      title: { zh: "文章", en: "Article" },
      fields: [
        titleField,
        summaryField,
        articleBodyField,
        {
          as: "choice",
          name: "class",
          label: { zh: "栏目", en: "Class" },
          choices: classes,
        },
        { as: "date", name: "date", label: { zh: "日期", en: "Date" } },
        idField,
        { as: "picture", name: "cover", label: { zh: "封面图片", en: "Cover" } },
        {
          as: "words",
          name: "tags",
          label: { zh: "标签", en: "Tags" },
          hint: { zh: "小写字母、数字和连字符", en: "Small letters, digits and hyphens" },
        },
      ],
    },
    {
      title: { zh: "问答与出处", en: "Questions and sources" },
      fields: [
        {
          as: "list",
          name: "questions",
          label: { zh: "读者问答", en: "Questions answered" },
          optional: true,
          of: [
            { as: "text", name: "question", label: { zh: "问题", en: "Question" } },
            { as: "text", name: "answer", label: { zh: "回答", en: "Answer" }, lines: 3 },
          ],
        },
        {
          as: "list",
          name: "sources",
          label: { zh: "出处", en: "Sources" },
          optional: true,
          of: [
            { as: "text", name: "title", label: { zh: "名称", en: "Title" } },
            { as: "line", name: "url", label: { zh: "网址", en: "Address" }, wide: true },
          ],
        },
      ],
    },
    seoSection({ optional: true }),
  ],
};
