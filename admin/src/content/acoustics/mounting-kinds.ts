import type { Choice } from "../../api.ts";

/** How panels are fixed. */
export const mountingKinds: Choice[] = [
  { id: "direct", name: { zh: "直接贴墙", en: "Directly on the wall" } },
  { id: "battens", name: { zh: "龙骨空腔", en: "On battens" } },
  { id: "battens-wool", name: { zh: "龙骨填岩棉", en: "On battens with wool" } },
  { id: "ceiling-void", name: { zh: "吊顶空腔", en: "Ceiling void" } },
  { id: "ceiling-void-wool", name: { zh: "吊顶空腔填岩棉", en: "Ceiling void with wool" } },
  { id: "suspended", name: { zh: "悬挂", en: "Suspended" } },
];
