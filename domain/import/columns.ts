import { priceCurrencies, productMaterials } from "../catalogue/product-kinds.ts";
import { languages } from "../language/language.ts";
import {
  choiceForm,
  dateForm,
  type Form,
  idForm,
  listForm,
  numberForm,
  sizeForm,
  textForm,
} from "./forms.ts";

/** A column of the sheet: a value of the product, by its path, and the form it has in a cell. */
export type Column = {
  name: string;
  path: string;
  form: Form;
  label: { zh: string; en: string };
  example: string;
  /** What the word that clears does: puts this in place, or takes away what is at `removes`. */
  cleared?: { value: unknown } | { removes: string };
};

type Sample = Record<"zh" | "en" | "ar", string>;

function inEachLanguage({
  name,
  path,
  label,
  sample,
  longest,
}: {
  name: string;
  path: string;
  label: Column["label"];
  sample: Sample;
  longest: number;
}): Column[] {
  const names = { zh: { zh: "中文", en: "Chinese" }, en: { zh: "英文", en: "English" } };
  const arabic = { zh: "阿拉伯文", en: "Arabic" };
  return languages.map(({ code }) => {
    const lang = code === "ar" ? arabic : names[code];
    return {
      name: `${name}_${code}`,
      path: `${path}.${code}`,
      form: textForm({ longest }),
      label: { zh: `${label.zh}（${lang.zh}）`, en: `${label.en} (${lang.en})` },
      example: sample[code],
      cleared: { value: "" },
    };
  });
}

const materials = choiceForm(Object.fromEntries(productMaterials.map((name) => [name, []])));
const currencies = choiceForm(Object.fromEntries(priceCurrencies.map((name) => [name, []])));
const pieceOrArea = choiceForm({ m2: ["m²", "㎡", "平方米"], piece: ["件", "个", "pc", "pcs"] });
export const statusForm = choiceForm({
  draft: ["草稿"],
  published: ["已发布", "发布"],
});

/** Every column a sheet of products may have, in the order of the template. */
export const columns: Column[] = [
  {
    ...{ name: "id", path: "id", form: idForm, example: "slat-walnut-wide" },
    label: { zh: "网址编号", en: "Id in the address" },
  },
  {
    ...{ name: "code", path: "code", form: textForm({ longest: 60 }), example: "TH-SL-WNW" },
    label: { zh: "型号", en: "Product code" },
  },
  {
    ...{ name: "class", path: "classId", form: textForm({ longest: 80 }), example: "wood-slat" },
    label: { zh: "分类", en: "Class" },
  },
  {
    ...{ name: "material", path: "material", form: materials, example: "wood-slat" },
    label: { zh: "材料类型", en: "Kind of material" },
  },
  {
    ...{ name: "status", path: "status", form: statusForm, example: "draft" },
    label: { zh: "状态", en: "Status" },
  },
  ...inEachLanguage({
    ...{ name: "title", path: "title", longest: 200 },
    label: { zh: "名称", en: "Title" },
    sample: { zh: "胡桃木宽格栅板", en: "Wide walnut slat panel", ar: "لوح شرائح جوز عريض" },
  }),
  ...inEachLanguage({
    ...{ name: "summary", path: "summary", longest: 1000 },
    label: { zh: "简介", en: "Summary" },
    sample: {
      zh: "40 mm 宽木条，缝宽 15 mm。",
      en: "Slats 40 mm wide with gaps of 15 mm.",
      ar: "شرائح بعرض 40 مم وفواصل 15 مم.",
    },
  }),
  {
    ...{ name: "pictures", path: "pictures", form: listForm(idForm) },
    label: { zh: "图片编号", en: "Pictures (ids)" },
    example: "slat-oak-1; slat-oak-2",
  },
  {
    ...{ name: "sizes", path: "sizes", form: listForm(sizeForm), cleared: { value: [] } },
    label: { zh: "规格 宽×高×厚 mm", en: "Sizes, width × height × thickness, mm" },
    example: "600 × 2400 × 21; 600 × 3000 × 21",
  },
  {
    ...{ name: "weight", path: "weight.value", form: numberForm(), example: "9.8" },
    label: { zh: "重量 kg", en: "Weight, kg" },
    cleared: { removes: "weight" },
  },
  {
    ...{ name: "weight_per", path: "weight.per", form: pieceOrArea, example: "m2" },
    label: { zh: "重量单位 m2/piece", en: "Weight per m2 or piece" },
  },
  ...inEachLanguage({
    ...{ name: "core", path: "core", longest: 300 },
    label: { zh: "基材", en: "Core" },
    sample: { zh: "聚酯纤维毡", en: "Polyester felt", ar: "لباد بوليستر" },
  }),
  ...inEachLanguage({
    ...{ name: "edge", path: "edge", longest: 300 },
    label: { zh: "边缘", en: "Edge" },
    sample: { zh: "直边", en: "Square edge", ar: "حافة مستقيمة" },
  }),
  ...inEachLanguage({
    ...{ name: "backing", path: "backing", longest: 300 },
    label: { zh: "背衬", en: "Backing" },
    sample: { zh: "黑色无纺布", en: "Black fleece", ar: "قماش أسود غير منسوج" },
  }),
  ...inEachLanguage({
    ...{ name: "minimum_order", path: "minimumOrder", longest: 300 },
    label: { zh: "起订量", en: "Minimum order" },
    sample: { zh: "100 平方米", en: "100 m²", ar: "100 م²" },
  }),
  {
    ...{ name: "lead_time_from", path: "leadTimeDays.from", form: numberForm({ whole: true }) },
    label: { zh: "交期最短（天）", en: "Lead time from, days" },
    example: "15",
  },
  {
    ...{ name: "lead_time_to", path: "leadTimeDays.to", form: numberForm({ whole: true }) },
    label: { zh: "交期最长（天）", en: "Lead time to, days" },
    example: "25",
  },
  {
    ...{ name: "hs_heading", path: "hsHeading", form: textForm({ longest: 4 }), example: "4418" },
    label: { zh: "HS 品目（4 位）", en: "HS heading, 4 digits" },
    cleared: { removes: "hsHeading" },
  },
  {
    ...{ name: "price_from", path: "price.from", form: numberForm(), example: "26" },
    label: { zh: "参考价起", en: "Guide price from" },
    cleared: { removes: "price" },
  },
  {
    ...{ name: "price_to", path: "price.to", form: numberForm(), example: "34" },
    label: { zh: "参考价至", en: "Guide price to" },
    cleared: { removes: "price.to" },
  },
  {
    ...{ name: "price_currency", path: "price.currency", form: currencies, example: "USD" },
    label: { zh: "参考价币种", en: "Guide price, currency" },
  },
  {
    ...{ name: "price_per", path: "price.per", form: pieceOrArea, example: "m2" },
    label: { zh: "参考价单位 m2/piece", en: "Guide price per m2 or piece" },
  },
  {
    ...{ name: "price_date", path: "price.date", form: dateForm, example: "2026-10-01" },
    label: { zh: "参考价日期", en: "Guide price as of" },
  },
  {
    ...{ name: "pieces_per_carton", form: numberForm({ whole: true }), example: "2" },
    path: "packing.piecesPerCarton",
    label: { zh: "每箱数量", en: "Pieces in a carton" },
    cleared: { removes: "packing" },
  },
  {
    ...{ name: "carton", path: "packing.carton", form: sizeForm, example: "620 × 2450 × 60" },
    label: { zh: "纸箱 宽×高×厚 mm", en: "Carton, width × height × depth, mm" },
  },
  {
    ...{ name: "gross_weight", path: "packing.grossWeight", form: numberForm(), example: "31" },
    label: { zh: "毛重 kg", en: "Gross weight, kg" },
  },
  {
    ...{ name: "pallet_m2", path: "packing.squareMetresPerPallet", form: numberForm() },
    label: { zh: "每托平方米", en: "m² on a pallet" },
    example: "86",
    cleared: { removes: "packing.squareMetresPerPallet" },
  },
  {
    ...{ name: "related", path: "related", form: listForm(idForm), cleared: { value: [] } },
    label: { zh: "相关产品编号", en: "Related products (ids)" },
    example: "slat-oak",
  },
];

/** The words that empty a cell of the catalogue; a blank cell leaves it as it is. */
export const clearingWords = ["#clear", "#清空"];

export function isClearing(cell: string): boolean {
  return clearingWords.includes(cell.toLowerCase());
}

/** The column a heading means: its name, or what it is called in Chinese or English. */
export function columnOf(heading: string): Column | undefined {
  const wanted = heading.trim().toLowerCase();
  return columns.find(({ name, label }) =>
    [name, label.zh, label.en].some((known) => known.toLowerCase() === wanted),
  );
}
