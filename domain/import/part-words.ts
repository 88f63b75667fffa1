import type { Label } from "../records/fields.ts";

/** What those parts of a product are called that have an editor of their own and so no labels. */
export const partWords: Record<string, Label> = {
  id: { zh: "标识", en: "Id" },
  kind: { zh: "类型", en: "Kind" },
  buildUp: { zh: "构造（由墙面向外）", en: "Build-up from the wall" },
  depth: { zh: "系统总厚度 mm", en: "Depth of the system, mm" },
  measured: { zh: "实测", en: "Measured" },
  absorption: { zh: "倍频带", en: "Octaves" },
  thirds: { zh: "1/3 倍频带", en: "Third octaves" },
  comparable: { zh: "可比构造", en: "Comparable" },
  specimen: { zh: "试件", en: "Specimen" },
  differs: { zh: "与本产品的差别", en: "Differs in" },
  layers: { zh: "构造层", en: "Layers" },
  evidence: { zh: "依据", en: "Evidence" },
  standard: { zh: "标准", en: "Standard" },
  laboratory: { zh: "实验室", en: "Laboratory" },
  report: { zh: "报告编号", en: "Report number" },
  date: { zh: "报告日期", en: "Date of the report" },
  document: { zh: "文件", en: "Document" },
  source: { zh: "出处", en: "Source" },
  url: { zh: "网址", en: "Address" },
  note: { zh: "备注", en: "Note" },
  thickness: { zh: "厚度 mm", en: "Thickness, mm" },
  width: { zh: "缝宽 mm", en: "Width of the gap, mm" },
  diameter: { zh: "孔径 mm", en: "Diameter of the holes, mm" },
  spacing: { zh: "中距 mm", en: "Spacing, middle to middle, mm" },
  flowResistivity: { zh: "流阻率 kPa·s/m²", en: "Flow resistivity, kPa·s/m²" },
};

/** What is chosen among, as staff call it. */
export const choiceWords: Record<string, string[]> = {
  laboratory: ["实验室报告", "Laboratory report"],
  literature: ["文献资料", "Literature"],
  indicative: ["参考值", "Indicative"],
  direct: ["直接贴墙", "Directly on the wall"],
  battens: ["龙骨空腔", "On battens"],
  "battens-wool": ["龙骨填岩棉", "On battens with wool"],
  "ceiling-void": ["吊顶空腔", "Ceiling void"],
  "ceiling-void-wool": ["吊顶空腔填岩棉", "Ceiling void with wool"],
  suspended: ["悬挂", "Suspended"],
};
