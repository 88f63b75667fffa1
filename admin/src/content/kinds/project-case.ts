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

/** What rooms are made of before; as the schema of the site has them. */
const surfaces: Choice[] = [
  { id: "plaster", name: { zh: "抹灰", en: "Plaster on masonry" } },
  { id: "concrete", name: { zh: "光面混凝土", en: "Smooth concrete" } },
  { id: "stone", name: { zh: "瓷砖或石材", en: "Tiles or stone" } },
  { id: "plasterboard", name: { zh: "石膏板墙", en: "Plasterboard on studs" } },
  {
    id: "plasterboard-ceiling",
    name: { zh: "石膏板吊顶", en: "Plasterboard below a void" },
  },
  { id: "glass", name: { zh: "双层玻璃", en: "Double glazing" } },
  { id: "door", name: { zh: "实木门", en: "Solid wooden door" } },
  { id: "parquet", name: { zh: "木地板（铺于混凝土）", en: "Parquet on concrete" } },
  { id: "timber-floor", name: { zh: "架空木地板", en: "Timber floor on joists" } },
  { id: "linoleum", name: { zh: "亚麻或塑胶地板", en: "Linoleum or vinyl" } },
  { id: "carpet", name: { zh: "薄地毯（胶贴）", en: "Thin carpet, cemented" } },
  { id: "rug", name: { zh: "厚地毯", en: "Heavy carpet or rug" } },
  { id: "curtain", name: { zh: "打褶窗帘", en: "Medium curtain, draped" } },
  { id: "seats", name: { zh: "软包座椅（空座）", en: "Upholstered seats, empty" } },
];

const sides: Choice[] = [
  { id: "walls", name: { zh: "墙面", en: "Walls" } },
  { id: "floor", name: { zh: "地面", en: "Floor" } },
  { id: "ceiling", name: { zh: "顶面", en: "Ceiling" } },
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
          as: "group",
          name: "dimensions",
          label: { zh: "室内尺寸（画平面与剖面）", en: "Inside dimensions (for plan and section)" },
          optional: true,
          of: [
            { as: "number", name: "length", label: { zh: "长", en: "Length" }, unit: "m" },
            { as: "number", name: "width", label: { zh: "宽", en: "Width" }, unit: "m" },
            { as: "number", name: "height", label: { zh: "高", en: "Height" }, unit: "m" },
          ],
        },
        {
          as: "group",
          name: "surfaces",
          label: {
            zh: "处理前的表面（计算混响时间）",
            en: "Surfaces before (for the reverberation time)",
          },
          optional: true,
          of: [
            {
              as: "choice",
              name: "floor",
              label: { zh: "地面", en: "Floor" },
              choices: surfaces,
            },
            { as: "choice", name: "walls", label: { zh: "墙面", en: "Walls" }, choices: surfaces },
            {
              as: "choice",
              name: "ceiling",
              label: { zh: "顶面", en: "Ceiling" },
              choices: surfaces,
            },
            {
              as: "list",
              name: "patches",
              label: {
                zh: "局部材料（窗、地毯、座椅）",
                en: "Parts of a side (windows, rugs, seats)",
              },
              optional: true,
              of: [
                {
                  as: "choice",
                  name: "surface",
                  label: { zh: "材料", en: "Surface" },
                  choices: surfaces,
                },
                { as: "number", name: "area", label: { zh: "面积", en: "Area" }, unit: "m²" },
                { as: "choice", name: "on", label: { zh: "位置", en: "Side" }, choices: sides },
              ],
            },
          ],
        },
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
            {
              as: "mounting",
              name: "mounting",
              label: { zh: "安装方式", en: "Mounting" },
              optional: true,
            },
          ],
        },
        {
          as: "points",
          name: "points",
          label: { zh: "图中的产品", en: "Products in the picture" },
          optional: true,
        },
      ],
    },
    seoSection({ optional: true }),
  ],
};
