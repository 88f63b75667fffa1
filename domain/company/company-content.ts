import { z } from "zod";
import { type Localized, localized } from "../language/localized.ts";
import { comparisonContent } from "../media/comparison-content.ts";
import { copyPages } from "../pages/copy-pages.ts";
import { defineKind, section } from "../records/define-kind.ts";
import {
  choice,
  flag,
  group,
  id,
  line,
  list,
  number,
  part,
  pictures,
  references,
  text,
  title,
} from "../records/fields.ts";
import { classLists, landingPage } from "../search/index/page-documents.ts";

const words = () => text({ zh: "说明", en: "Text", lines: 3 });
const year = () => number({ zh: "年份", en: "Year" }, z.number().int().min(1900).max(2100));

export const honourKind = defineKind({
  one: { zh: "荣誉", en: "Honour" },
  many: { zh: "荣誉", en: "Honours" },
  menu: { icon: "honour" },
  address: "/aboutUs/honor",
  ordered: true,
  sections: [
    section(
      { zh: "荣誉", en: "Honour" },
      { title: title(), text: words(), year: year(), id: id() },
    ),
  ],
});

export const patentKind = defineKind({
  one: { zh: "专利", en: "Patent" },
  many: { zh: "专利", en: "Patents" },
  menu: { icon: "patent" },
  address: "/aboutUs/zhuanli",
  class: "kind",
  ordered: true,
  sections: [
    section(
      { zh: "专利", en: "Patent" },
      {
        title: title(),
        text: words(),
        kind: choice(
          { zh: "类型", en: "Kind" },
          {
            invention: { zh: "发明专利", en: "Inventions" },
            utility: { zh: "实用新型", en: "Utility models" },
            design: { zh: "外观设计", en: "Designs" },
          },
        ),
        id: id(),
      },
    ),
  ],
});

export const baseKind = defineKind({
  one: { zh: "生产基地", en: "Production base" },
  many: { zh: "生产基地", en: "Production bases" },
  menu: { icon: "factory" },
  address: "/aboutUs/jidi",
  ordered: true,
  sections: [
    section(
      { zh: "生产基地", en: "Production base" },
      {
        name: text({ zh: "名称", en: "Name" }),
        place: text({ zh: "地点", en: "Place" }),
        text: words(),
        figures: list(
          { zh: "数字", en: "Figures" },
          z.object({
            value: text({ zh: "数值", en: "Value" }),
            label: text({ zh: "说明", en: "Label" }),
          }),
        ),
        pictures: pictures({ zh: "图片", en: "Pictures" }),
        id: id(),
      },
    ),
  ],
});

/** What the company could not do before: the rules of the content check hold cases against it. */
const beginnings = z.object({
  classes: references({
    kind: "product_class",
    zh: "产品分类",
    en: "Product classes",
    hint: {
      zh: "更早年份的案例若使用这些产品，将列入“矛盾与缺据”",
      en: "Earlier cases with such products are listed as contradictory",
    },
  }),
  exports: flag({ zh: "出口", en: "Exports" }),
});

export const milestoneKind = defineKind({
  one: { zh: "发展历程", en: "Milestone" },
  many: { zh: "发展历程", en: "Milestones" },
  menu: { icon: "milestone" },
  address: "/aboutUs/company",
  ordered: true,
  sections: [
    section(
      { zh: "发展历程", en: "Milestone" },
      { year: year(), title: title(), text: words(), id: id() },
    ),
    section(
      { zh: "从此开始", en: "What begins here" },
      { begins: group({ zh: "从此开始", en: "What begins here" }, beginnings).optional() },
    ),
  ],
});

const place = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, "place-spelling");

const placedComparison = z.object({
  id: line(
    {
      zh: "位置",
      en: "Place",
      wide: true,
      hint: {
        zh: "首页为 room；案例页按房间类型，例如 class.office",
        en: "On the home page room; on projects by type of room, such as class.office",
      },
    },
    place,
  ),
  ...comparisonContent.shape,
});

/**
 * Every text of a landing page that staff may change. The name of a block says where it stands,
 * such as `hero.title` or `story.2.text`; so does that of a room before and after.
 */
export const pageCopyKind = defineKind({
  one: { zh: "页面文案", en: "Page copy" },
  many: { zh: "页面文案", en: "Page copy" },
  menu: { group: "site", icon: "copy" },
  address: ({ id }) => copyPages[id],
  fixed: true,
  sections: [
    section(
      { zh: "文案", en: "Words" },
      {
        id: z.string().regex(/^[a-zA-Z]+$/, "letters-and-digits"),
        blocks: part("blocks", { zh: "文案", en: "Words" }, z.record(place, localized)),
      },
    ),
    section(
      { zh: "处理前后", en: "Before and after" },
      {
        comparisons: list({ zh: "处理前后", en: "Before and after" }, placedComparison).optional(),
      },
    ),
  ],
  search: {
    as: "page",
    one: { zh: "页面", en: "Page", ar: "صفحة" },
    many: { zh: "页面", en: "Pages", ar: "الصفحات" },
    preference: -0.2,
    preferenceForQuestions: 0,
    documents: (copy) => [...landingPage(copy), ...classLists(copy)],
  },
});

/** One block as writers hand it in. */
export type PageBlock = { page: string; block: string; text: Localized };

export type HonourContent = z.infer<typeof honourKind.schema>;
export type PatentContent = z.infer<typeof patentKind.schema>;
export type BaseContent = z.infer<typeof baseKind.schema>;
export type MilestoneContent = z.infer<typeof milestoneKind.schema>;
export type PageCopyContent = z.infer<typeof pageCopyKind.schema>;
