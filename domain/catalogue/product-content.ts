import { z } from "zod";
import {
  octaveAbsorption,
  someOctaveAbsorption,
  thirdOctaveAbsorption,
} from "../acoustics/absorption.ts";
import { buildUpLayer } from "../acoustics/build-up.ts";
import { localized } from "../language/localized.ts";
import { defineKind, section, seoSection } from "../records/define-kind.ts";
import {
  choice,
  colour,
  date,
  group,
  id,
  idOnly,
  type Label,
  line,
  list,
  number,
  part,
  picture,
  pictures,
  reference,
  references,
  rich,
  summary,
  text,
  texts,
  title,
} from "../records/fields.ts";
import { seoTexts, splitName, textsIn } from "../search/index/search-document.ts";
import { sizeOf } from "../search/text/quantities.ts";
import { richText } from "../text/rich-text.ts";
import { evidence, laboratoryEvidence } from "./evidence.ts";
import { isTested } from "./fire-class.ts";
import {
  mountingKinds,
  type PriceCurrency,
  type ProductMaterial,
  priceCurrencies,
} from "./product-kinds.ts";
import { valuesOf } from "./product-values.ts";

const millimetres = z.number().positive().max(20_000);
const readableId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "id-spelling");

/** A construction like this one that somebody else has measured. */
export const comparableContent = z.object({
  absorption: someOctaveAbsorption,
  /** What was measured, in the words of the source; what it does not say is "not stated". */
  specimen: localized,
  /** In what it differs from this product. */
  differs: localized,
  evidence,
});

/** How a panel is fixed, and what it then absorbs. A value without its build-up means nothing. */
export const mountingContent = z.object({
  id: readableId,
  kind: z.enum(mountingKinds),
  /** What stands where, from the wall outwards. */
  buildUp: localized,
  /** Depth of the whole system, panel included. */
  depth: millimetres,
  /** What a laboratory has measured of this product in this mounting. */
  measured: z
    .object({
      absorption: octaveAbsorption,
      thirds: thirdOctaveAbsorption.optional(),
      evidence: laboratoryEvidence,
    })
    .optional(),
  /** What others have published of something like it; never a value of the product itself. */
  comparable: z.array(comparableContent).optional(),
  /** The build-up from the room to the wall, where it can be calculated. */
  layers: z.array(buildUpLayer).optional(),
});

const measures = z.object({
  width: number({ zh: "宽", en: "Width", unit: "mm" }, millimetres),
  height: number({ zh: "高", en: "Height", unit: "mm" }, millimetres),
  depth: number({ zh: "厚 / 深", en: "Depth", unit: "mm" }, millimetres),
});

const positive = z.number().positive();
const count = z.number().int().positive();
const days = z.number().int().positive().max(730);
/** What goes from one number to another goes upwards. */
const goesUp = ({ from, to }: { from: number; to?: number | undefined }) =>
  to === undefined || from <= to;
const atTheEnd = { path: ["to"], error: "from-above-to" };
const perUnit = () =>
  choice(
    { zh: "每", en: "Per" },
    { m2: { zh: "平方米", en: "m²" }, piece: { zh: "件", en: "Piece" } },
  );

export const finishContent = z.object({
  name: text({ zh: "名称", en: "Name" }),
  id: id(idOnly),
  colour: colour({ zh: "颜色", en: "Colour" }),
  /** All of one camera and one size, so that one fades into another. */
  picture: picture({ zh: "该饰面的产品图片", en: "Product in this finish" }).optional(),
  closeUp: picture({ zh: "表面特写", en: "Surface from near" }).optional(),
  /** In specification packs only, and only with its width: without a scale nobody can apply it. */
  texture: picture({
    zh: "无缝贴图",
    en: "Seamless texture",
    hint: {
      zh: "四边可连续拼接的正视图，供设计软件使用；须填写宽度",
      en: "Seen straight on, repeats without a seam; for renderings. Needs its width",
    },
  }).optional(),
  textureWidth: number(
    { zh: "贴图实际宽度", en: "Width of the texture", unit: "mm" },
    positive,
  ).optional(),
});

export const boothContent = z.object({
  outer: group({ zh: "外部尺寸", en: "Outside" }, measures),
  inner: group({ zh: "内部尺寸", en: "Inside" }, measures),
  persons: number({ zh: "人数", en: "Persons" }, count),
  door: text({ zh: "门", en: "Door" }),
  wall: text({ zh: "墙体", en: "Wall" }),
  lighting: text({ zh: "照明", en: "Lighting" }),
  power: text({ zh: "电源", en: "Power" }),
  switches: text({ zh: "开关", en: "Switches" }),
  ventilation: text({ zh: "通风", en: "Ventilation" }),
  table: text({ zh: "桌面", en: "Table" }),
  scenarios: texts({ zh: "使用场景", en: "Scenarios" }),
});

const fireContent = z.object({
  code: line({ zh: "标准", en: "Standard" }),
  class: line({ zh: "等级", en: "Class" }),
  evidence: part("evidence", { zh: "依据", en: "Evidence" }, evidence),
});

const packingContent = z.object({
  piecesPerCarton: number({ zh: "每箱件数", en: "Pieces per carton" }, count),
  grossWeight: number({ zh: "毛重", en: "Gross weight", unit: "kg" }, positive),
  squareMetresPerPallet: number(
    { zh: "每托盘", en: "Per pallet", unit: "m²" },
    positive,
  ).optional(),
  carton: group({ zh: "纸箱尺寸", en: "Carton" }, measures),
});

/** A guide for early budgets, shown with its date; the quotation counts. */
const priceContent = z
  .object({
    from: number({ zh: "起价", en: "From" }, positive),
    to: number({ zh: "至", en: "To" }, positive).optional(),
    currency: choice<PriceCurrency>(
      { zh: "币种", en: "Currency" },
      namedByThemselves(priceCurrencies),
    ),
    per: perUnit(),
    date: date({ zh: "日期", en: "As of" }),
  })
  .refine(goesUp, atTheEnd);

function namedByThemselves<Name extends string>(names: readonly Name[]) {
  const labels: Partial<Record<Name, Label>> = {};
  for (const name of names) labels[name] = { zh: name, en: name };
  return labels as Record<Name, Label>;
}

const isBooth = { field: "material", is: "booth" };

export const productKind = defineKind({
  one: { zh: "产品", en: "Product" },
  many: { zh: "产品", en: "Products" },
  menu: { icon: "product" },
  address: "/productdetail/{id}.html",
  class: "classId",
  cover: "pictures",
  sections: [
    section(
      { zh: "产品", en: "Product" },
      {
        title: title(),
        summary: summary(),
        description: rich({ zh: "说明", en: "Description" }, richText),
        code: line({ zh: "型号", en: "Code", spell: "code", copied: "-2" }, z.string().min(1)),
        id: id(),
        classId: reference({ kind: "product_class", zh: "分类", en: "Class" }),
        material: choice<ProductMaterial>(
          { zh: "材料", en: "Material" },
          {
            "wood-slat": { zh: "木格栅", en: "Wood slat" },
            polyester: { zh: "聚酯纤维", en: "Polyester felt" },
            "perforated-wood": { zh: "穿孔木板", en: "Perforated wood" },
            "grooved-wood": { zh: "槽木板", en: "Grooved wood" },
            booth: { zh: "静音舱", en: "Booth" },
            accessory: { zh: "配件", en: "Accessory" },
          },
        ),
        pictures: pictures({ zh: "图片", en: "Pictures" }).min(1),
      },
    ),
    section(
      { zh: "安装方式与吸声", en: "Mountings and absorption" },
      {
        mountings: part("mountings", { zh: "安装方式", en: "Mountings" }, z.array(mountingContent)),
        installation: texts({ zh: "安装步骤", en: "Installation steps" }),
      },
    ),
    section(
      { zh: "燃烧性能", en: "Fire" },
      {
        fire: list(
          {
            zh: "燃烧性能等级",
            en: "Fire classes",
            hint: {
              zh: "没有实验室报告的等级在网站上显示为设计目标；GB 8624 写明细分，如 B1 (B-s1,d0)",
              en: "Without a laboratory report the site calls a class a design target; GB 8624 with its subdivision, such as B1 (B-s1,d0)",
            },
          },
          fireContent,
        ),
      },
    ),
    section(
      { zh: "饰面与规格", en: "Finishes and sizes" },
      {
        finishes: list({ zh: "饰面", en: "Finishes" }, finishContent),
        sizes: list({ zh: "规格", en: "Sizes" }, measures),
        weight: group(
          { zh: "重量", en: "Weight" },
          z.object({
            value: number({ zh: "重量", en: "Weight", unit: "kg" }, positive),
            per: perUnit(),
          }),
        ).optional(),
        core: text({ zh: "基材", en: "Core" }).optional(),
        edge: text({ zh: "边缘", en: "Edge" }).optional(),
        backing: text({ zh: "背衬", en: "Backing" }).optional(),
      },
    ),
    section(
      { zh: "静音舱", en: "Booth", when: isBooth },
      {
        booth: group({ zh: "静音舱参数", en: "Booth", when: isBooth }, boothContent).optional(),
      },
    ),
    section(
      { zh: "包装与订购", en: "Packing and ordering" },
      {
        minimumOrder: text({ zh: "起订量", en: "Minimum order" }),
        leadTimeDays: group(
          { zh: "交货期", en: "Lead time" },
          z
            .object({
              from: number({ zh: "最短", en: "From", unit: "d" }, days),
              to: number({ zh: "最长", en: "To", unit: "d" }, days),
            })
            .refine(goesUp, atTheEnd),
        ),
        price: group({ zh: "参考价", en: "Guide price" }, priceContent).optional(),
        packing: group({ zh: "包装", en: "Packing" }, packingContent).optional(),
        /** Usual heading of the Harmonized System, to be confirmed by the buyer's broker. */
        hsHeading: line(
          { zh: "海关编码（前四位）", en: "HS heading (four digits)" },
          z.string().regex(/^\d{4}$/, "four-digits"),
        ).optional(),
        related: references({ kind: "product", zh: "相关产品", en: "Related products" }),
      },
    ),
    seoSection(),
  ],
  search: {
    as: "product",
    one: { zh: "产品", en: "Product", ar: "منتج" },
    many: { zh: "产品", en: "Products", ar: "المنتجات" },
    preference: 1.4,
    preferenceForQuestions: -1.5,
    documents: (product) => [
      {
        path: `/productdetail/${product.id}.html`,
        title: product.title,
        names: [product.code],
        summary: product.summary,
        keywords: [
          ...seoTexts(product.seo),
          ...product.finishes.map(({ name }) => name),
          ...product.sizes.flatMap(({ width, height, depth }) => [
            ...sizeOf([width, height, depth]),
            `${depth} mm`,
          ]),
          ...product.fire.filter(isTested).flatMap((fire) => [fire.code, fire.class]),
        ],
        values: valuesOf(product),
        body: textsIn({
          ...product,
          fire: product.fire.filter(isTested),
          mountings: product.mountings.map(withoutComparable),
        }),
        inClass: `product/${product.classId}`,
        picture: product.pictures[0],
      },
    ],
  },
});
export type ProductContent = z.infer<typeof productKind.schema>;
export type MountingContent = z.infer<typeof mountingContent>;
export type ComparableContent = z.infer<typeof comparableContent>;
export type FinishContent = z.infer<typeof finishContent>;

/** A mounting without what was measured of something else: nobody should find a product by that. */
function withoutComparable({ comparable, ...mounting }: MountingContent) {
  return mounting;
}

export const productClassKind = defineKind({
  one: { zh: "产品分类", en: "Product class" },
  many: { zh: "产品分类", en: "Product classes" },
  menu: { icon: "class" },
  address: "/product/{className}.html",
  class: "parent",
  ordered: true,
  // '1' is shown, as in the public API.
  unlisted: { field: "status", is: "0" },
  cover: "picture",
  sections: [
    section(
      { zh: "分类", en: "Class" },
      {
        subjectName: text({ zh: "名称", en: "Name" }),
        intro: text({ zh: "简介", en: "Introduction", lines: 4 }),
        className: line(
          {
            zh: "地址中的名称",
            en: "Name in the address",
            hint: { zh: "字母和数字，例如 woodSlat", en: "Letters and digits, such as woodSlat" },
            spell: "code",
            copied: "Copy",
          },
          z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/, "letters-and-digits"),
        ),
        id: id(idOnly),
        parent: reference({ kind: "product_class", zh: "上级分类", en: "Belongs to" }).optional(),
        status: choice<"1" | "0">(
          { zh: "菜单", en: "Menu" },
          { 1: { zh: "显示", en: "Shown" }, 0: { zh: "隐藏", en: "Hidden" } },
          ["1", "0"],
        ),
        picture: picture({ zh: "图片", en: "Picture" }),
      },
    ),
    seoSection(),
  ],
  search: {
    as: "class",
    one: { zh: "产品分类", en: "Product class", ar: "فئة منتجات" },
    many: { zh: "产品分类", en: "Product classes", ar: "فئات المنتجات" },
    preference: 1.2,
    preferenceForQuestions: -0.4,
    documents: (productClass) => [
      {
        path: `/product/${productClass.className}.html`,
        title: productClass.subjectName,
        names: [splitName(productClass.className)],
        summary: productClass.intro,
        keywords: seoTexts(productClass.seo),
        body: textsIn(productClass),
        ofClass: `product/${productClass.id}`,
        picture: productClass.picture,
      },
    ],
  },
});
export type ProductClassContent = z.infer<typeof productClassKind.schema>;
