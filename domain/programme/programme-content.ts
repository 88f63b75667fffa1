import { z } from "zod";
import { comparisonContent } from "../media/comparison-content.ts";
import { defineKind, section, seoSection } from "../records/define-kind.ts";
import { group, id, list, picture, rich, summary, text, texts, title } from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";
import { richText } from "../text/rich-text.ts";

export const programmeKind = defineKind({
  one: { zh: "声学方案", en: "Programme" },
  many: { zh: "声学方案", en: "Programmes" },
  menu: { icon: "programme" },
  address: "/programme/{id}",
  ordered: true,
  cover: "picture",
  sections: [
    section(
      { zh: "方案", en: "Programme" },
      {
        title: title(),
        summary: summary(),
        body: rich({ zh: "正文", en: "Text" }, richText),
        picture: picture({ zh: "图片", en: "Picture" }),
        id: id(),
      },
    ),
    section(
      { zh: "处理前后", en: "Before and after" },
      {
        comparison: group({ zh: "处理前后", en: "Before and after" }, comparisonContent).optional(),
      },
    ),
    section(
      { zh: "过程", en: "How it goes" },
      {
        steps: list(
          { zh: "步骤", en: "Steps" },
          z.object({ title: title(), text: text({ zh: "内容", en: "Text", lines: 3 }) }),
        ).min(3),
        deliverables: texts({ zh: "交付成果", en: "Deliverables" }).min(3),
        needs: texts({ zh: "需要客户提供", en: "What we need" }),
        duration: text({ zh: "周期", en: "How long it takes" }),
      },
    ),
    seoSection(),
  ],
  search: {
    as: "programme",
    one: { zh: "设计服务", en: "Design service", ar: "خدمة تصميم" },
    many: { zh: "设计服务", en: "Design services", ar: "خدمات التصميم" },
    preference: -1,
    preferenceForQuestions: -0.35,
    documents: (programme) => [
      {
        path: `/programme/${programme.id}`,
        title: programme.title,
        summary: programme.summary,
        keywords: seoTexts(programme.seo),
        body: textsIn(programme),
        picture: programme.picture,
      },
    ],
  },
});
export type ProgrammeContent = z.infer<typeof programmeKind.schema>;
