import type { Choice } from "../field.ts";
import type { KindForm } from "../kind.ts";
import { idField, seoSection, summaryField, titleField } from "./shared.ts";

const classes: Choice[] = [
  { id: "office", name: { zh: "办公空间", en: "Offices" } },
  { id: "meeting", name: { zh: "会议室", en: "Meeting rooms" } },
  { id: "school", name: { zh: "学校", en: "Schools" } },
  { id: "stadium", name: { zh: "体育馆", en: "Sports halls" } },
  { id: "cinema", name: { zh: "影院", en: "Cinemas" } },
  { id: "homeCinema", name: { zh: "家庭影院", en: "Home cinemas" } },
  { id: "piano", name: { zh: "琴房", en: "Piano rooms" } },
  { id: "jiazhuang", name: { zh: "家装", en: "Homes" } },
];

export const projectCase: KindForm = {
  one: { zh: "案例", en: "Case" },
  seen: true,
  addressed: true,
  classes: { label: { zh: "空间类型", en: "Kind of room" }, choices: classes },
  sections: [
    {
      title: { zh: "案例", en: "Case" },
      fields: [
        titleField,
        summaryField,
        { as: "text", name: "place", label: { zh: "地点", en: "Place" } },
        {
          as: "choice",
          name: "class",
          label: { zh: "空间类型", en: "Kind of room" },
          choices: classes,
        },
        { as: "number", name: "year", label: { zh: "年份", en: "Year" } },
        { as: "number", name: "area", label: { zh: "面积", en: "Area" }, unit: "m²" },
        idField,
        { as: "pictures", name: "pictures", label: { zh: "图片", en: "Pictures" } },
      ],
    },
    {
      title: { zh: "问题、方案与效果", en: "Problem, solution, result" },
      fields: [
        { as: "text", name: "problem", label: { zh: "问题", en: "Problem" }, lines: 4 },
        { as: "text", name: "solution", label: { zh: "方案", en: "Solution" }, lines: 4 },
        { as: "text", name: "result", label: { zh: "效果", en: "Result" }, lines: 4 },
      ],
    },
    {
      title: { zh: "房间与产品", en: "Room and products" },
      fields: [
        {
          as: "list",
          name: "room",
          label: { zh: "房间数据", en: "Room" },
          of: [
            { as: "text", name: "label", label: { zh: "项目", en: "Label" } },
            { as: "text", name: "value", label: { zh: "数值", en: "Value" } },
          ],
        },
        {
          as: "list",
          name: "products",
          label: { zh: "所用产品", en: "Products used" },
          of: [
            { as: "reference", name: "id", kind: "product", label: { zh: "产品", en: "Product" } },
            { as: "number", name: "quantity", label: { zh: "数量", en: "Quantity" } },
            {
              as: "choice",
              name: "unit",
              label: { zh: "单位", en: "Unit" },
              choices: [
                { id: "m2", name: { zh: "平方米", en: "m²" } },
                { id: "piece", name: { zh: "件", en: "Pieces" } },
              ],
            },
          ],
        },
      ],
    },
    seoSection({ optional: true }),
  ],
};
