import { z } from "zod";
import { pictures, text, title } from "../records/fields.ts";

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
});
export type ComparisonContent = z.infer<typeof comparisonContent>;
