import type { ProductContent } from "../../catalogue/product-content.ts";
import type { Problem, Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** Nothing is claimed beyond what a laboratory has reported of our own product. */
export const evidenceOfClaims: Rule = {
  id: "evidence",
  title: { zh: "说法与依据", en: "Claims against evidence" },
  check: ({ record: { kind, content }, facts }) => {
    if (kind === "product") return [...checkFire(content), ...checkSpeechReduction(content)];
    if (kind !== "page_copy" || !facts.hasUnmeasuredMountings) return [];
    return sentencesOf(content)
      .filter(({ words }) => everyCurve.test(words))
      .map(({ field, lang }) => ({
        field,
        message: {
          zh: `（${lang}）宣称每个产品、每种安装方式都有数据，但有的安装方式尚无吸声曲线`,
          en: `(${lang}) claims values for every product or mounting, yet some mountings have no curve`,
        },
      }));
  },
};

const everyCurve =
  /\b(?:every|each) (?:product|panel|mounting|way)\b[^.]*\b(?:curve|absorption)|(?:每个产品|每款产品|每种装法|每种安装|所有产品)[^。]*(?:曲线|吸声系数)|(?:لكل منتج|كل طريقة|كل منتج)[^.]*(?:منحنى|امتصاص)/iu;

const fireClass = /\b[A-F]\d?-s[123],\s?d[012]\b|\bB[123]\b(?!\d)|\bclass A\b(?=.*E84)/u;
const target =
  /design|target|expect|aim|claim|not tested|no report|设计|目标|预期|预计|声称|未检测|مصم[َّ]+م|تصميم|التصميم|مستهدف|مستهدفة|هدف|متوقّع|متوقَّع|لم يُختبر|تزعم|يدّعي/iu;

/** A fire class that nobody has tested is a design target, and the sentence says so. */
function checkFire(product: ProductContent): Problem[] {
  const { fire, ...rest } = product;
  const proven = fire.filter(({ evidence }) => evidence.kind === "laboratory");
  if (proven.length > 0 && proven.length === fire.length) return [];
  return sentencesOf(rest)
    .filter(({ words }) => fireClass.test(words) && !target.test(words))
    .filter(({ words }) => !proven.some((tested) => words.includes(gradeOf(tested.class))))
    .map(({ field, lang, words }) => ({
      field,
      message: {
        zh: `（${lang}）把未检测的燃烧性能等级写成了性能：${words.slice(0, 60)}`,
        en: `(${lang}) states an untested fire class as a property: ${words.slice(0, 60)}`,
      },
    }));
}

/** Sentences leave the subdivision of a grade to the table: B1 (B-s1,d0). */
const gradeOf = (rated: string) => rated.replace(/\s*\(.*/u, "");

/** No booth record has room for a laboratory's report, so no text may state a value. */
function checkSpeechReduction(product: ProductContent): Problem[] {
  if (!product.booth) return [];
  return sentencesOf(product)
    .filter(({ words }) => /\bD\s?S,A\b[^.。]*\d\s?dB/iu.test(words))
    .map(({ field, lang }) => ({
      field,
      message: {
        zh: `（${lang}）给出了 DS,A 数值，但没有检测报告`,
        en: `(${lang}) gives a value of DS,A without a test report`,
      },
    }));
}
