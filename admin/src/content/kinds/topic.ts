import type { KindForm } from "../kind.ts";
import { idField, seoSection, summaryField, titleField } from "./shared.ts";

export const topic: KindForm = {
  one: { zh: "专题", en: "Topic" },
  seen: true,
  addressed: true,
  ordered: true,
  sections: [
    {
      title: { zh: "专题", en: "Topic" },
      fields: [
        titleField,
        summaryField,
        { as: "rich", name: "intro", label: { zh: "导语", en: "Introduction" } },
        {
          as: "line",
          name: "tag",
          label: { zh: "文章标签", en: "Tag of its articles" },
          hint: {
            zh: "带有此标签的文章自动归入本专题",
            en: "Articles that carry it belong to the topic by themselves",
          },
        },
        { as: "picture", name: "picture", label: { zh: "图片", en: "Picture" } },
        idField,
      ],
    },
    {
      title: { zh: "相关产品与案例", en: "Products and cases" },
      fields: [
        {
          as: "references",
          name: "products",
          kind: "product",
          label: { zh: "相关产品", en: "Products" },
        },
        {
          as: "references",
          name: "cases",
          kind: "project_case",
          label: { zh: "相关案例", en: "Cases" },
        },
      ],
    },
    seoSection({ optional: true }),
  ],
};
