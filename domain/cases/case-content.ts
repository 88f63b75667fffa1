import { z } from "zod";
import type { SurfaceKind } from "../acoustics/room-surfaces.ts";
import { defineKind, optionalSeoSection, section } from "../records/define-kind.ts";
import {
  choice,
  group,
  id,
  type Label,
  list,
  number,
  part,
  pictures,
  reference,
  summary,
  text,
  title,
} from "../records/fields.ts";
import { seoTexts, textsIn } from "../search/index/search-document.ts";

/** The kinds of room, in the order of the menu; each is part of an address. */
export const caseClasses = [
  "office",
  "meeting",
  "school",
  "stadium",
  "cinema",
  "homeCinema",
  "piano",
  "jiazhuang",
] as const;
export type CaseClass = (typeof caseClasses)[number];

const metres = z.number().positive().max(500);
const squareMetres = z.number().positive().max(100_000);
const percent = z.number().min(0).max(100);
export const roomSides = ["floor", "walls", "ceiling"] as const;

/** The inside of the room; the length is drawn from left to right. */
export const roomDimensions = z.object({
  length: number({ zh: "长", en: "Length", unit: "m" }, metres),
  width: number({ zh: "宽", en: "Width", unit: "m" }, metres),
  height: number({ zh: "高", en: "Height", unit: "m" }, metres),
});

const surfaceNames: Record<SurfaceKind, Label> = {
  plaster: { zh: "抹灰", en: "Plaster on masonry" },
  concrete: { zh: "光面混凝土", en: "Smooth concrete" },
  stone: { zh: "瓷砖或石材", en: "Tiles or stone" },
  plasterboard: { zh: "石膏板墙", en: "Plasterboard on studs" },
  "plasterboard-ceiling": { zh: "石膏板吊顶", en: "Plasterboard below a void" },
  glass: { zh: "双层玻璃", en: "Double glazing" },
  door: { zh: "实木门", en: "Solid wooden door" },
  parquet: { zh: "木地板（铺于混凝土）", en: "Parquet on concrete" },
  "timber-floor": { zh: "架空木地板", en: "Timber floor on joists" },
  linoleum: { zh: "亚麻或塑胶地板", en: "Linoleum or vinyl" },
  carpet: { zh: "薄地毯（胶贴）", en: "Thin carpet, cemented" },
  rug: { zh: "厚地毯", en: "Heavy carpet or rug" },
  curtain: { zh: "打褶窗帘", en: "Medium curtain, draped" },
  seats: { zh: "软包座椅（空座）", en: "Upholstered seats, empty" },
  "concrete-rough": { zh: "粗糙混凝土", en: "Rough concrete" },
  block: { zh: "混凝土砌块，未粉刷", en: "Concrete block, bare" },
  "block-painted": { zh: "混凝土砌块，刷漆", en: "Concrete block, painted" },
  "glass-pane": { zh: "单层玻璃 6 mm", en: "Single pane, 6 mm" },
  "wood-lining": { zh: "木护墙板 12 mm，骨架", en: "Wooden lining, 12 mm on a frame" },
  "wood-panel": { zh: "木板 16 mm，龙骨", en: "Wood panel, 16 mm on studs" },
  "carpet-underlay": { zh: "地毯加衬垫", en: "Carpet on underlay" },
  chairs: { zh: "木椅，无人", en: "Wooden chairs, empty" },
  audience: { zh: "坐在木椅上的人，每平方米 1 人", en: "People on wooden chairs, 1 per m²" },
  "audience-dense": {
    zh: "坐在木椅上的人，每平方米 2 人",
    en: "People on wooden chairs, 2 per m²",
  },
  "seats-occupied": { zh: "软座，坐满", en: "Upholstered seats, occupied" },
};
const surface = (ask: Label) => choice(ask, surfaceNames);

/** What the room was made of before, for its reverberation to be calculated. */
export const bareSurfaces = z.object({
  floor: surface({ zh: "地面", en: "Floor" }),
  walls: surface({ zh: "墙面", en: "Walls" }),
  ceiling: surface({ zh: "顶面", en: "Ceiling" }),
  /** What takes up a part of a side. */
  patches: list(
    { zh: "局部材料（窗、地毯、座椅）", en: "Parts of a side (windows, rugs, seats)" },
    z.object({
      surface: surface({ zh: "材料", en: "Surface" }),
      area: number({ zh: "面积", en: "Area", unit: "m²" }, squareMetres),
      on: choice<RoomSide>(
        { zh: "位置", en: "Side" },
        {
          walls: { zh: "墙面", en: "Walls" },
          floor: { zh: "地面", en: "Floor" },
          ceiling: { zh: "顶面", en: "Ceiling" },
        },
      ),
    }),
  ).optional(),
});

/** Where a product is seen in the first picture, in per cent of its width and height. */
export const casePoint = z.object({
  product: reference({ kind: "product", zh: "产品", en: "Product" }),
  x: percent,
  y: percent,
});

const usedProduct = z.object({
  id: reference({ kind: "product", zh: "产品", en: "Product" }),
  quantity: number({ zh: "数量", en: "Quantity" }, z.number().positive()),
  unit: choice(
    { zh: "单位", en: "Unit" },
    { m2: { zh: "平方米", en: "m²" }, piece: { zh: "件", en: "Pieces" } },
  ),
  /** Which of the product's mountings was built; what it absorbs hangs on that. */
  mounting: part("mounting", { zh: "安装方式", en: "Mounting" }, z.string()).optional(),
});

export const caseKind = defineKind({
  one: { zh: "案例", en: "Case" },
  many: { zh: "案例", en: "Cases" },
  menu: { icon: "room" },
  address: "/project/{class}/{id}",
  class: "class",
  cover: "pictures",
  sections: [
    section(
      { zh: "案例", en: "Case" },
      {
        title: title(),
        summary: summary(),
        place: text({ zh: "地点", en: "Place" }),
        class: choice<CaseClass>(
          { zh: "空间类型", en: "Kind of room" },
          {
            office: { zh: "办公空间", en: "Offices" },
            meeting: { zh: "会议室", en: "Meeting rooms" },
            school: { zh: "学校", en: "Schools" },
            stadium: { zh: "体育馆", en: "Sports halls" },
            cinema: { zh: "影院", en: "Cinemas" },
            homeCinema: { zh: "家庭影院", en: "Home cinemas" },
            piano: { zh: "琴房", en: "Piano rooms" },
            jiazhuang: { zh: "家装", en: "Homes" },
          },
        ),
        year: number({ zh: "年份", en: "Year" }, z.number().int().min(1990).max(2100)),
        /** Floor of the treated room. */
        area: number({ zh: "面积", en: "Area", unit: "m²" }, z.number().positive()),
        id: id(undefined, z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, "id-two-words")),
        pictures: pictures({ zh: "图片", en: "Pictures" }).min(1),
      },
    ),
    section(
      { zh: "问题、方案与效果", en: "Problem, solution, result" },
      {
        problem: text({ zh: "问题", en: "Problem", lines: 4 }),
        solution: text({ zh: "方案", en: "Solution", lines: 4 }),
        result: text({ zh: "效果", en: "Result", lines: 4 }),
      },
    ),
    section(
      { zh: "房间与产品", en: "Room and products" },
      {
        dimensions: group(
          { zh: "室内尺寸（画平面与剖面）", en: "Inside dimensions (for plan and section)" },
          roomDimensions,
        ).optional(),
        surfaces: group(
          {
            zh: "处理前的表面（计算混响时间）",
            en: "Surfaces before (for the reverberation time)",
          },
          bareSurfaces,
        ).optional(),
        /** Such as ceiling height or seats. */
        room: list(
          { zh: "房间数据", en: "Room" },
          z.object({
            label: text({ zh: "项目", en: "Label" }),
            value: text({ zh: "数值", en: "Value" }),
          }),
        ),
        products: list({ zh: "所用产品", en: "Products used" }, usedProduct),
        points: part(
          "points",
          { zh: "图中的产品", en: "Products in the picture" },
          z.array(casePoint),
        ).optional(),
      },
    ),
    optionalSeoSection(),
  ],
  search: {
    as: "case",
    one: { zh: "案例", en: "Case", ar: "مشروع" },
    many: { zh: "工程案例", en: "Projects", ar: "المشاريع" },
    // They show what others explain.
    preference: -1.1,
    preferenceForQuestions: 0.9,
    documents: (project) => [
      {
        path: `/project/${project.class}/${project.id}`,
        title: project.title,
        summary: project.summary,
        keywords: [project.place, String(project.year), ...seoTexts(project.seo)],
        body: textsIn(project),
        inClass: `project_case/${project.class}`,
        picture: project.pictures[0],
      },
    ],
  },
});
export type CaseContent = z.infer<typeof caseKind.schema>;
export type RoomDimensions = z.infer<typeof roomDimensions>;
export type BareSurfaces = z.infer<typeof bareSurfaces>;
export type RoomSide = (typeof roomSides)[number];
