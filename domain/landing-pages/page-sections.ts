import { z } from "zod";
import { pageLink } from "../pages/page-link.ts";
import {
  choice,
  flag,
  group,
  type Label,
  line,
  list,
  picture,
  pictures,
  reference,
  references,
  sectionKind,
  text,
} from "../records/fields.ts";

const heading = () => text({ zh: "标题", en: "Heading" });
const lead = () => text({ zh: "导语", en: "Lead", lines: 3 }).optional();
const image = () => picture({ zh: "图片", en: "Picture" });

const buttonContent = z.object({
  label: text({ zh: "文字", en: "Words" }),
  to: line(
    {
      zh: "链接到",
      en: "Leads to",
      wide: true,
      hint: {
        zh: "站内路径（不带语言，例如 /product.html）或 https 网址",
        en: "A path without a language, such as /product.html, or an https address",
      },
    },
    pageLink,
  ),
});
export type PageButton = z.infer<typeof buttonContent>;

const button = (ask: Label = { zh: "按钮", en: "Button" }) => group(ask, buttonContent);

/** What every section has besides its own fields. */
function kindOf<Type extends string, Shape extends z.core.$ZodShape>(
  type: Type,
  ask: Label & { hint: Label },
  shape: Shape,
) {
  return sectionKind(
    ask,
    z.object({
      type: z.literal(type),
      /** Links may lead to a section by it. */
      id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "id-spelling"),
      shown: flag({ zh: "在页面上显示", en: "Shown on the page", preset: true }),
      ...shape,
    }),
  );
}

const hero = kindOf(
  "hero",
  {
    ...{ zh: "页首大图", en: "Opening" },
    hint: { zh: "大标题、导语、图片和按钮", en: "A large heading with picture and buttons" },
  },
  {
    title: heading(),
    lead: lead(),
    picture: image().optional(),
    layout: choice(
      { zh: "排版", en: "Layout" },
      {
        beside: { zh: "图片在文字旁", en: "Picture beside the words" },
        wide: { zh: "通栏大图", en: "Picture from edge to edge" },
      },
    ),
    button: button().optional(),
    second: button({ zh: "次按钮", en: "Second button" }).optional(),
  },
);

const columns = kindOf(
  "columns",
  {
    ...{ zh: "分栏", en: "Columns" },
    hint: { zh: "并排的两到四段", en: "Two to four short texts side by side" },
  },
  {
    title: heading().optional(),
    lead: lead(),
    columns: list(
      { zh: "栏", en: "Columns" },
      z.object({
        title: heading(),
        text: text({ zh: "正文", en: "Text", lines: 3 }),
        picture: image().optional(),
      }),
    )
      .min(1)
      .max(8),
  },
);

const figures = kindOf(
  "figures",
  {
    ...{ zh: "数字", en: "Figures" },
    hint: { zh: "醒目的数字及其依据", en: "Large numbers, and where they come from" },
  },
  {
    title: heading().optional(),
    figures: list(
      { zh: "数字", en: "Figures" },
      z.object({
        value: text({ zh: "数值", en: "Value" }),
        label: text({ zh: "说明", en: "Label" }),
      }),
    )
      .min(1)
      .max(8),
    source: text({ zh: "数据依据", en: "Where the figures come from", lines: 2 }).optional(),
  },
);

const gallery = kindOf(
  "gallery",
  {
    ...{ zh: "图集", en: "Gallery" },
    hint: { zh: "多张图片，说明取自图片库", en: "Several pictures, described as in the library" },
  },
  {
    title: heading().optional(),
    pictures: pictures({ zh: "图片", en: "Pictures" }).min(1).max(24),
  },
);

const quote = kindOf(
  "quote",
  {
    ...{ zh: "引语", en: "Quote" },
    hint: { zh: "客户或设计师的话", en: "The words of a client or a designer" },
  },
  {
    words: text({ zh: "引语", en: "Words", lines: 3 }),
    by: text({ zh: "出自", en: "Who said so" }),
    picture: image().optional(),
  },
);

const chart = kindOf(
  "chart",
  {
    ...{ zh: "吸声曲线", en: "Chart" },
    hint: {
      zh: "产品的吸声曲线，连同依据一起显示",
      en: "The absorption of a product, always with its evidence",
    },
  },
  {
    title: heading(),
    lead: lead(),
    product: reference({ kind: "product", zh: "产品", en: "Product" }),
  },
);

const products = kindOf(
  "products",
  {
    ...{ zh: "产品列表", en: "Product list" },
    hint: { zh: "所选产品的卡片", en: "Cards of the products you choose" },
  },
  {
    title: heading(),
    lead: lead(),
    products: references({ kind: "product", zh: "产品", en: "Products" }).min(1).max(24),
    button: button({ zh: "更多", en: "The way to more" }).optional(),
  },
);

const action = kindOf(
  "action",
  {
    ...{ zh: "行动号召", en: "Call to action" },
    hint: { zh: "邀请访客联系或索取样品", en: "Invites to write, to ask for samples, to visit" },
  },
  { title: heading(), lead: lead(), button: button(), picture: image().optional() },
);

/** The designed sections that a page can be put together from; there are no others. */
export const pageSection = z.discriminatedUnion("type", [
  ...([hero, columns, figures, gallery] as const),
  ...([quote, chart, products, action] as const),
]);
export type PageSection = z.infer<typeof pageSection>;
