import { z } from "zod";
import { defineKind, optionalSeoSection, section } from "../records/define-kind.ts";
import { choice, date, id, summary, text, texts, title } from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";

/** The recruitment menu, in its order; each is part of an address. */
export const jobTypes = [
  "production",
  "design-and-engineering",
  "sales",
  "administration",
] as const;
export type JobType = (typeof jobTypes)[number];

export const jobKinds = ["full-time", "part-time", "internship"] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobRecordKind = defineKind({
  one: { zh: "职位", en: "Job" },
  many: { zh: "招聘职位", en: "Jobs" },
  menu: { icon: "job" },
  address: "/recruit/details/{id}",
  class: "type",
  sections: [
    section(
      { zh: "职位", en: "Job" },
      {
        title: title(),
        summary: summary(),
        type: choice<JobType>(
          { zh: "类别", en: "Field" },
          {
            production: { zh: "生产制造", en: "Production" },
            "design-and-engineering": { zh: "设计与工程", en: "Design and engineering" },
            sales: { zh: "销售", en: "Sales" },
            administration: { zh: "行政与财务", en: "Administration" },
          },
        ),
        kind: choice<JobKind>(
          { zh: "用工形式", en: "Employment" },
          {
            "full-time": { zh: "全职", en: "Full time" },
            "part-time": { zh: "兼职", en: "Part time" },
            internship: { zh: "实习", en: "Internship" },
          },
        ),
        place: text({ zh: "工作地点", en: "Place" }),
        /** Since when somebody is looked for. */
        date: date({ zh: "发布日期", en: "Published on" }),
        id: id(undefined, z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "id-letter-first")),
      },
    ),
    section(
      { zh: "内容、要求与待遇", en: "Tasks, profile and offer" },
      {
        tasks: texts({ zh: "工作内容", en: "Tasks" }).min(1),
        profile: texts({ zh: "任职要求", en: "Profile" }).min(1),
        offer: texts({ zh: "我们提供", en: "What we offer" }).min(1),
      },
    ),
    optionalSeoSection(),
  ],
  search: {
    as: "job",
    one: { zh: "职位", en: "Job", ar: "وظيفة" },
    many: { zh: "招聘职位", en: "Jobs", ar: "الوظائف" },
    preference: -0.2,
    preferenceForQuestions: 0,
    documents: (job) => [
      {
        path: `/recruit/details/${job.id}`,
        title: job.title,
        summary: job.summary,
        keywords: [job.place, ...seoTexts(job.seo)],
        body: textsIn(job),
        inClass: `job/${job.type}`,
      },
    ],
  },
});
export type JobContent = z.infer<typeof jobRecordKind.schema>;
