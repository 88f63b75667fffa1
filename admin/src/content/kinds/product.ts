import type { Content, Field } from "../field.ts";
import type { KindForm } from "../kind.ts";
import { idField, seoSection, summaryField, titleField } from "./shared.ts";

const measures: Field[] = [
  { as: "number", name: "width", label: { zh: "宽", en: "Width" }, unit: "mm" },
  { as: "number", name: "height", label: { zh: "高", en: "Height" }, unit: "mm" },
  { as: "number", name: "depth", label: { zh: "厚 / 深", en: "Depth" }, unit: "mm" },
];

const isBooth = ({ material }: Content) => material === "booth";

const text = (name: string, zh: string, en: string): Field => ({
  as: "text",
  name,
  label: { zh, en },
});

export const product: KindForm = {
  one: { zh: "产品", en: "Product" },
  seen: true,
  addressed: true,
  classes: { label: { zh: "分类", en: "Class" }, kind: "product_class" },
  duplicate: (content) => ({ ...content, code: `${content.code}-2` }),
  sections: [
    {
      title: { zh: "产品", en: "Product" },
      fields: [
        titleField,
        summaryField,
        { as: "rich", name: "description", label: { zh: "说明", en: "Description" } },
        { as: "line", name: "code", label: { zh: "型号", en: "Code" }, spell: "code" },
        idField,
        {
          as: "reference",
          name: "classId",
          kind: "product_class",
          label: { zh: "分类", en: "Class" },
        },
        {
          as: "choice",
          name: "material",
          label: { zh: "材料", en: "Material" },
          choices: [
            { id: "wood-slat", name: { zh: "木格栅", en: "Wood slat" } },
            { id: "polyester", name: { zh: "聚酯纤维", en: "Polyester felt" } },
            { id: "perforated-wood", name: { zh: "穿孔木板", en: "Perforated wood" } },
            { id: "grooved-wood", name: { zh: "槽木板", en: "Grooved wood" } },
            { id: "booth", name: { zh: "静音舱", en: "Booth" } },
            { id: "accessory", name: { zh: "配件", en: "Accessory" } },
          ],
        },
        { as: "pictures", name: "pictures", label: { zh: "图片", en: "Pictures" } },
      ],
    },
    {
      title: { zh: "安装方式与吸声", en: "Mountings and absorption" },
      fields: [
        { as: "mountings", name: "mountings", label: { zh: "安装方式", en: "Mountings" } },
        { as: "texts", name: "installation", label: { zh: "安装步骤", en: "Installation steps" } },
      ],
    },
    {
      title: { zh: "燃烧性能", en: "Fire" },
      fields: [
        {
          as: "list",
          name: "fire",
          label: { zh: "燃烧性能等级", en: "Fire classes" },
          hint: {
            zh: "没有实验室报告的等级在网站上显示为设计目标；GB 8624 写明细分，如 B1 (B-s1,d0)",
            en: "Without a laboratory report the site calls a class a design target; GB 8624 with its subdivision, such as B1 (B-s1,d0)",
          },
          of: [
            { as: "line", name: "code", label: { zh: "标准", en: "Standard" } },
            { as: "line", name: "class", label: { zh: "等级", en: "Class" } },
            { as: "evidence", name: "evidence", label: { zh: "依据", en: "Evidence" } },
          ],
        },
      ],
    },
    {
      title: { zh: "饰面与规格", en: "Finishes and sizes" },
      fields: [
        {
          as: "list",
          name: "finishes",
          label: { zh: "饰面", en: "Finishes" },
          of: [
            text("name", "名称", "Name"),
            { ...idField, label: { zh: "标识", en: "Id" } },
            { as: "colour", name: "colour", label: { zh: "颜色", en: "Colour" } },
            {
              as: "picture",
              name: "picture",
              label: { zh: "该饰面的产品图片", en: "Product in this finish" },
              optional: true,
            },
            {
              as: "picture",
              name: "closeUp",
              label: { zh: "表面特写", en: "Surface from near" },
              optional: true,
            },
          ],
        },
        { as: "list", name: "sizes", label: { zh: "规格", en: "Sizes" }, of: measures },
        {
          as: "group",
          name: "weight",
          label: { zh: "重量", en: "Weight" },
          optional: true,
          of: [
            { as: "number", name: "value", label: { zh: "重量", en: "Weight" }, unit: "kg" },
            {
              as: "choice",
              name: "per",
              label: { zh: "每", en: "Per" },
              choices: [
                { id: "m2", name: { zh: "平方米", en: "m²" } },
                { id: "piece", name: { zh: "件", en: "Piece" } },
              ],
            },
          ],
        },
        { ...text("core", "基材", "Core"), optional: true },
        { ...text("edge", "边缘", "Edge"), optional: true },
        { ...text("backing", "背衬", "Backing"), optional: true },
      ],
    },
    {
      title: { zh: "静音舱", en: "Booth" },
      when: isBooth,
      fields: [
        {
          as: "group",
          name: "booth",
          label: { zh: "静音舱参数", en: "Booth" },
          optional: true,
          when: isBooth,
          of: [
            { as: "group", name: "outer", label: { zh: "外部尺寸", en: "Outside" }, of: measures },
            { as: "group", name: "inner", label: { zh: "内部尺寸", en: "Inside" }, of: measures },
            { as: "number", name: "persons", label: { zh: "人数", en: "Persons" } },
            text("door", "门", "Door"),
            text("wall", "墙体", "Wall"),
            text("lighting", "照明", "Lighting"),
            text("power", "电源", "Power"),
            text("switches", "开关", "Switches"),
            text("ventilation", "通风", "Ventilation"),
            text("table", "桌面", "Table"),
            { as: "texts", name: "scenarios", label: { zh: "使用场景", en: "Scenarios" } },
          ],
        },
      ],
    },
    {
      title: { zh: "包装与订购", en: "Packing and ordering" },
      fields: [
        text("minimumOrder", "起订量", "Minimum order"),
        {
          as: "group",
          name: "leadTimeDays",
          label: { zh: "交货期", en: "Lead time" },
          of: [
            { as: "number", name: "from", label: { zh: "最短", en: "From" }, unit: "d" },
            { as: "number", name: "to", label: { zh: "最长", en: "To" }, unit: "d" },
          ],
        },
        {
          as: "group",
          name: "price",
          label: { zh: "参考价", en: "Guide price" },
          optional: true,
          of: [
            { as: "number", name: "from", label: { zh: "起价", en: "From" } },
            { as: "number", name: "to", label: { zh: "至", en: "To" }, optional: true },
            {
              as: "choice",
              name: "currency",
              label: { zh: "币种", en: "Currency" },
              choices: ["CNY", "USD", "EUR", "AED", "SAR"].map((id) => ({
                id,
                name: { zh: id, en: id },
              })),
            },
            {
              as: "choice",
              name: "per",
              label: { zh: "每", en: "Per" },
              choices: [
                { id: "m2", name: { zh: "平方米", en: "m²" } },
                { id: "piece", name: { zh: "件", en: "Piece" } },
              ],
            },
            { as: "date", name: "date", label: { zh: "日期", en: "As of" } },
          ],
        },
        {
          as: "group",
          name: "packing",
          label: { zh: "包装", en: "Packing" },
          optional: true,
          of: [
            {
              as: "number",
              name: "piecesPerCarton",
              label: { zh: "每箱件数", en: "Pieces per carton" },
            },
            {
              as: "number",
              name: "grossWeight",
              label: { zh: "毛重", en: "Gross weight" },
              unit: "kg",
            },
            {
              as: "number",
              name: "squareMetresPerPallet",
              label: { zh: "每托盘", en: "Per pallet" },
              unit: "m²",
              optional: true,
            },
            { as: "group", name: "carton", label: { zh: "纸箱尺寸", en: "Carton" }, of: measures },
          ],
        },
        {
          as: "line",
          name: "hsHeading",
          label: { zh: "海关编码（前四位）", en: "HS heading (four digits)" },
          optional: true,
        },
        {
          as: "references",
          name: "related",
          kind: "product",
          label: { zh: "相关产品", en: "Related products" },
        },
      ],
    },
    seoSection(),
  ],
};
