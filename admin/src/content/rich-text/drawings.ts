import type { Choice } from "../../api.ts";

/** The drawings of the site that can stand in an article; the server refuses any other name. */
export const drawings: Choice[] = [
  {
    id: "absorption-curve",
    name: { zh: "吸声曲线及其各部分", en: "An absorption curve and its parts" },
  },
  {
    id: "reverberation-decay",
    name: { zh: "混响衰减，60 dB", en: "Decay of 60 dB, bare and treated" },
  },
  { id: "nrc-average", name: { zh: "NRC 的平均与修约", en: "How an NRC comes about" } },
  { id: "weighted-rating", name: { zh: "αw 与参考曲线", en: "αw and the reference curve" } },
  {
    id: "mounting-curves",
    name: { zh: "同一块毡板的三种装法", en: "One felt board, three mountings" },
  },
  {
    id: "two-paths",
    name: { zh: "吸声与隔声：两间房", en: "Absorption and insulation: two rooms" },
  },
  { id: "panel-area", name: { zh: "面积与混响时间", en: "Panel area and reverberation time" } },
  { id: "booth-classes", name: { zh: "静音舱等级", en: "Booth classes" } },
  {
    id: "example-room",
    name: { zh: "算例房间，可在计算器中打开", en: "An example room, opened in the calculator" },
  },
];

/** What a drawing is called; one we do not know keeps its name. */
export function drawingName({ id, language }: { id: string; language: "zh" | "en" }): string {
  return drawings.find((drawing) => drawing.id === id)?.name[language] ?? id;
}
