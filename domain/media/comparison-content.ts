import { z } from "zod";
import type { SlatRoomName } from "../figures/slat-rooms.ts";
import { choice, pictures, text, title } from "../records/fields.ts";

/** One room without and with treatment. */
export const comparisonContent = z.object({
  title: title(),
  /** The bare room, then the treated one, seen from the same place. */
  pictures: pictures({
    zh: "两张图片：先处理前，后处理后",
    en: "Two pictures: before, then after",
  }).length(2),
  /** Says what the pictures are: what was rendered was not measured. */
  caption: text({
    zh: "图注（写明是效果图还是照片）",
    en: "Caption (says whether rendered or photographed)",
    lines: 2,
  }),
  /** An example beside the pictures, which is never said to be the room they show. */
  room: choice<SlatRoomName>(
    {
      zh: "示例房间（可听）",
      en: "Example room to be heard",
      hint: {
        zh: "在图片下方计算并播放；不是图中的房间",
        en: "Calculated and played beneath the pictures; not the room they show",
      },
    },
    {
      classroom: { zh: "教室 9 × 7 × 3 m", en: "Classroom, 9 × 7 × 3 m" },
      meeting: { zh: "会议室 6 × 4.5 × 2.8 m", en: "Meeting room, 6 × 4.5 × 2.8 m" },
      office: { zh: "办公室 14 × 9 × 3 m", en: "Office, 14 × 9 × 3 m" },
      living: { zh: "客厅 7 × 5 × 2.8 m", en: "Living room, 7 × 5 × 2.8 m" },
    },
  ).optional(),
});
export type ComparisonContent = z.infer<typeof comparisonContent>;
