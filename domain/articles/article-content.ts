import { z } from "zod";
import { localizedOrPlain } from "../language/localized.ts";
import { defineKind, optionalSeoSection, section } from "../records/define-kind.ts";
import {
  choice,
  date,
  id,
  line,
  list,
  picture,
  rich,
  summary,
  text,
  title,
  words,
} from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";
import { articleBody } from "./article-body.ts";

export const articleClasses = ["company", "industry", "knowledge", "notice"] as const;
export type ArticleClass = (typeof articleClasses)[number];

export const articleKind = defineKind({
  one: { zh: "文章", en: "Article" },
  many: { zh: "文章与公告", en: "Articles and notices" },
  menu: { icon: "article" },
  address: "/article/{id}.html",
  class: "class",
  cover: "cover",
  sections: [
    section(
      { zh: "文章", en: "Article" },
      {
        title: title(),
        summary: summary(),
        body: rich({ zh: "正文", en: "Text", drawings: true }, articleBody),
        class: choice<ArticleClass>(
          { zh: "栏目", en: "Class" },
          {
            company: { zh: "公司新闻", en: "Company news" },
            industry: { zh: "行业动态", en: "Industry" },
            knowledge: { zh: "声学知识", en: "Knowledge" },
            notice: { zh: "公告", en: "Notices" },
          },
        ),
        date: date({ zh: "日期", en: "Date" }),
        id: id(),
        cover: picture({ zh: "封面图片", en: "Cover" }),
        tags: words(
          {
            zh: "标签",
            en: "Tags",
            hint: { zh: "小写字母、数字和连字符", en: "Small letters, digits and hyphens" },
          },
          z.array(z.string().regex(/^[a-z0-9-]+$/, "tag-spelling")),
        ),
      },
    ),
    section(
      { zh: "问答与出处", en: "Questions and sources" },
      {
        /** For readers in a hurry and for structured data. */
        questions: list(
          { zh: "读者问答", en: "Questions answered" },
          z.object({
            question: text({ zh: "问题", en: "Question" }),
            answer: text({ zh: "回答", en: "Answer", lines: 3 }),
          }),
        ).optional(),
        sources: list(
          { zh: "出处", en: "Sources" },
          z.object({
            title: text({ zh: "名称", en: "Title" }, localizedOrPlain),
            url: line({ zh: "网址", en: "Address", wide: true }, z.url()),
          }),
        ).optional(),
      },
    ),
    optionalSeoSection(),
  ],
  search: {
    as: "article",
    one: { zh: "文章", en: "Article", ar: "مقال" },
    many: { zh: "文章", en: "Articles", ar: "المقالات" },
    preference: 0.7,
    preferenceForQuestions: 1.9,
    documents: (article) => [
      {
        path: `/article/${article.id}.html`,
        title: article.title,
        summary: article.summary,
        keywords: [...article.tags, ...seoTexts(article.seo)],
        body: textsIn(article),
        inClass: `article/${article.class}`,
        picture: article.cover,
        ...(article.class !== "knowledge" && { freshOn: article.date }),
      },
    ],
  },
});
export type ArticleContent = z.infer<typeof articleKind.schema>;
