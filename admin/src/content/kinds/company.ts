import type { Choice, Field } from "../field.ts";
import type { KindForm } from "../kind.ts";
import {
  bodyField,
  comparisonFields,
  idField,
  seoSection,
  summaryField,
  titleField,
} from "./shared.ts";

const year: Field = { as: "number", name: "year", label: { zh: "年份", en: "Year" } };
const words: Field = { as: "text", name: "text", label: { zh: "说明", en: "Text" }, lines: 3 };

const patentKinds: Choice[] = [
  { id: "invention", name: { zh: "发明专利", en: "Inventions" } },
  { id: "utility", name: { zh: "实用新型", en: "Utility models" } },
  { id: "design", name: { zh: "外观设计", en: "Designs" } },
];

export const programme: KindForm = {
  one: { zh: "声学方案", en: "Programme" },
  seen: true,
  addressed: true,
  ordered: true,
  sections: [
    {
      title: { zh: "方案", en: "Programme" },
      fields: [
        titleField,
        summaryField,
        bodyField,
        { as: "picture", name: "picture", label: { zh: "图片", en: "Picture" } },
        idField,
      ],
    },
    {
      title: { zh: "处理前后", en: "Before and after" },
      fields: [
        {
          as: "group",
          name: "comparison",
          label: { zh: "处理前后", en: "Before and after" },
          optional: true,
          of: comparisonFields,
        },
      ],
    },
    {
      title: { zh: "过程", en: "How it goes" },
      fields: [
        {
          as: "list",
          name: "steps",
          label: { zh: "步骤", en: "Steps" },
          of: [titleField, { ...words, label: { zh: "内容", en: "Text" } }],
        },
        { as: "texts", name: "deliverables", label: { zh: "交付成果", en: "Deliverables" } },
        { as: "texts", name: "needs", label: { zh: "需要客户提供", en: "What we need" } },
        { as: "text", name: "duration", label: { zh: "周期", en: "How long it takes" } },
      ],
    },
    seoSection(),
  ],
};

export const honour: KindForm = {
  one: { zh: "荣誉", en: "Honour" },
  seen: true,
  ordered: true,
  sections: [{ title: { zh: "荣誉", en: "Honour" }, fields: [titleField, words, year, idField] }],
};

export const patent: KindForm = {
  one: { zh: "专利", en: "Patent" },
  seen: true,
  ordered: true,
  classes: { label: { zh: "类型", en: "Kind" }, choices: patentKinds },
  sections: [
    {
      title: { zh: "专利", en: "Patent" },
      fields: [
        titleField,
        words,
        { as: "choice", name: "kind", label: { zh: "类型", en: "Kind" }, choices: patentKinds },
        idField,
      ],
    },
  ],
};

export const productionBase: KindForm = {
  one: { zh: "生产基地", en: "Production base" },
  seen: true,
  ordered: true,
  sections: [
    {
      title: { zh: "生产基地", en: "Production base" },
      fields: [
        { as: "text", name: "name", label: { zh: "名称", en: "Name" } },
        { as: "text", name: "place", label: { zh: "地点", en: "Place" } },
        words,
        {
          as: "list",
          name: "figures",
          label: { zh: "数字", en: "Figures" },
          of: [
            { as: "text", name: "value", label: { zh: "数值", en: "Value" } },
            { as: "text", name: "label", label: { zh: "说明", en: "Label" } },
          ],
        },
        { as: "pictures", name: "pictures", label: { zh: "图片", en: "Pictures" } },
        idField,
      ],
    },
  ],
};

export const milestone: KindForm = {
  one: { zh: "发展历程", en: "Milestone" },
  seen: true,
  ordered: true,
  sections: [
    { title: { zh: "发展历程", en: "Milestone" }, fields: [year, titleField, words, idField] },
    {
      title: { zh: "从此开始", en: "What begins here" },
      fields: [
        {
          as: "group",
          name: "begins",
          label: { zh: "从此开始", en: "What begins here" },
          optional: true,
          of: [
            {
              as: "references",
              name: "classes",
              kind: "product_class",
              label: { zh: "产品分类", en: "Product classes" },
              hint: {
                zh: "更早年份的案例若使用这些产品，将列入“矛盾与缺据”",
                en: "Earlier cases with such products are listed as contradictory",
              },
            },
            { as: "flag", name: "exports", label: { zh: "出口", en: "Exports" } },
          ],
        },
      ],
    },
  ],
};
