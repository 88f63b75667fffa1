import type { CheckedRecord } from "../checked-record.ts";
import type { Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** What EN 12464-1 asks for where people write, type and read. */
const luxForDeskWork = 500;

const longWork =
  /half a day|whole morning|whole day|all day|半天|半日|整个上午|一整天|全天|نصف يوم|صباح كامل|صباحًا كاملًا|طوال اليوم|يوم كامل/i;

/** A booth lit for calls is not offered for hours of desk work. */
export const boothLight: Rule = {
  id: "booth-light",
  title: { zh: "静音舱照度与用途", en: "Light of booths against their use" },
  check: ({ record }) => {
    if (!isAboutBooths(record) || isLitForDeskWork(record)) return [];
    return sentencesOf(record.content)
      .filter(({ words }) => longWork.test(words))
      .map(({ field, lang }) => ({
        field,
        message: {
          zh: `（${lang}）宣称可长时间工作，照度却低于书写阅读所需的 ${luxForDeskWork} lx`,
          en: `(${lang}) promises hours of work in less than the ${luxForDeskWork} lx that desk work needs`,
        },
      }));
  },
};

function isAboutBooths({ kind, content }: CheckedRecord): boolean {
  if (kind === "product") return content.booth !== undefined;
  if (kind === "page_copy") return content.id === "silencebooth";
  return kind === "article" && /booth/.test(content.id);
}

function isLitForDeskWork({ kind, content }: CheckedRecord): boolean {
  if (kind !== "product" || !content.booth) return false;
  const lux = Number(/(?<!\d)(\d+)\s?lx/i.exec(content.booth.lighting.en)?.[1]);
  return lux >= luxForDeskWork;
}
