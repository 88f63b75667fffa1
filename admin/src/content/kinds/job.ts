import type { Choice } from "../field.ts";
import type { KindForm } from "../kind.ts";
import { idField, seoSection, summaryField, titleField } from "./shared.ts";

const types: Choice[] = [
  { id: "production", name: { zh: "生产制造", en: "Production" } },
  { id: "design-and-engineering", name: { zh: "设计与工程", en: "Design and engineering" } },
  { id: "sales", name: { zh: "销售", en: "Sales" } },
  { id: "administration", name: { zh: "行政与财务", en: "Administration" } },
];

const employment: Choice[] = [
  { id: "full-time", name: { zh: "全职", en: "Full time" } },
  { id: "part-time", name: { zh: "兼职", en: "Part time" } },
  { id: "internship", name: { zh: "实习", en: "Internship" } },
];

export const job: KindForm = {
  one: { zh: "职位", en: "Job" },
  seen: true,
  addressed: true,
  classes: { label: { zh: "类别", en: "Field" }, choices: types },
  sections: [
    {
      title: { zh: "职位", en: "Job" },
      fields: [
        titleField,
        summaryField,
        { as: "choice", name: "type", label: { zh: "类别", en: "Field" }, choices: types },
        {
          as: "choice",
          name: "kind",
          label: { zh: "用工形式", en: "Employment" },
          choices: employment,
        },
        { as: "text", name: "place", label: { zh: "工作地点", en: "Place" } },
        { as: "date", name: "date", label: { zh: "发布日期", en: "Published on" } },
        idField,
      ],
    },
    {
      title: { zh: "内容、要求与待遇", en: "Tasks, profile and offer" },
      fields: [
        { as: "texts", name: "tasks", label: { zh: "工作内容", en: "Tasks" } },
        { as: "texts", name: "profile", label: { zh: "任职要求", en: "Profile" } },
        { as: "texts", name: "offer", label: { zh: "我们提供", en: "What we offer" } },
      ],
    },
    seoSection({ optional: true }),
  ],
};
