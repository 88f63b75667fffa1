import { z } from "zod";
import { defineKind, optionalSeoSection, section } from "../records/define-kind.ts";
import { id, line, picture, references, rich, summary, title } from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";
import { richText } from "../text/rich-text.ts";

export const topicKind = defineKind({
  one: { zh: "专题", en: "Topic" },
  many: { zh: "专题", en: "Topics" },
  menu: { icon: "library" },
  address: "/topics/{id}",
  ordered: true,
  cover: "picture",
  sections: [
    section(
      { zh: "专题", en: "Topic" },
      {
        title: title(),
        summary: summary(),
        intro: rich({ zh: "导语", en: "Introduction" }, richText),
        tag: line(
          {
            zh: "文章标签",
            en: "Tag of its articles",
            hint: {
              zh: "带有此标签的文章自动归入本专题",
              en: "Articles that carry it belong to the topic by themselves",
            },
          },
          z.string().regex(/^[a-z0-9-]+$/, "tag-spelling"),
        ),
        picture: picture({ zh: "图片", en: "Picture" }),
        id: id(),
      },
    ),
    section(
      { zh: "相关产品与案例", en: "Products and cases" },
      {
        products: references({ kind: "product", zh: "相关产品", en: "Products" }),
        cases: references({ kind: "project_case", zh: "相关案例", en: "Cases" }),
      },
    ),
    optionalSeoSection(),
  ],
  search: {
    as: "topic",
    one: { zh: "专题", en: "Topic", ar: "موضوع" },
    many: { zh: "专题", en: "Topics", ar: "الموضوعات" },
    preference: -0.8,
    preferenceForQuestions: -0.5,
    documents: (topic) => [
      {
        path: `/topics/${topic.id}`,
        title: topic.title,
        summary: topic.summary,
        keywords: [topic.tag, ...seoTexts(topic.seo)],
        body: textsIn(topic),
        picture: topic.picture,
      },
    ],
  },
});
export type TopicContent = z.infer<typeof topicKind.schema>;
