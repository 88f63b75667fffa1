import { isTested } from "../../catalogue/fire-class.ts";
import type { ProductContent } from "../../catalogue/product-content.ts";
import type { CheckedRecord } from "../checked-record.ts";
import { type Curves, curvesOf, type Facts } from "../facts.ts";
import { ownClaims } from "../own-claims.ts";
import type { Problem, Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** Nothing is claimed beyond what a laboratory has reported of our own product. */
export const evidenceOfClaims: Rule = {
  id: "evidence",
  title: { zh: "说法与依据", en: "Claims against evidence" },
  check: ({ record, facts }) => [
    ...checkCurves({ record, facts }),
    ...checkSlatSheet(record),
    ...(record.kind === "product"
      ? [...checkFireOfProduct(record.content), ...checkSpeechReduction(record.content)]
      : checkFire({ record, tested: testedClasses({ record, facts }) })),
  ],
};

const everyCurve =
  /\b(?:(?:every|each) (?:product|panel|mounting|way)|all (?:our |of our |the )?(?:products|panels|mountings))\b[^.]*\b(?:curve|absorption)|(?:每个产品|每款产品|每种装法|每种安装|所有产品|全部产品)[^。]*(?:曲线|吸声系数)|(?:لكل منتج|كل طريقة|كل منتج|جميع المنتجات|جميع منتجاتنا)[^.]*(?:منحنى|امتصاص)/iu;
const calculated = /calculat|predict|计算|预测|محسوب/iu;

/** A curve for everything is promised only where nothing is without one. */
function checkCurves({ record, facts }: { record: CheckedRecord; facts: Facts }): Problem[] {
  const claims = ownClaims(record).filter(({ words }) => everyCurve.test(words));
  if (claims.length === 0) return [];
  const missing: Curves =
    record.kind === "product" ? curvesOf(record.content.mountings) : facts.curves;
  return claims
    .filter(({ words }) => !(calculated.test(words) ? missing.allShown : missing.allMeasured))
    .map(({ field, lang }) => ({
      field,
      message: {
        zh: `（${lang}）宣称每个产品、每种安装方式都有数据，但有的安装方式尚无吸声曲线`,
        en: `(${lang}) claims values for every product or mounting, yet some mountings have no curve`,
      },
    }));
}

const published = /15\.84|publish|公开|文献|منشور|نُ?شرت/iu;
const slats = /\bslats?\b|格栅|شرائح/iu;
const unfilled =
  /\b(?:no|without) (?:rock |mineral )?wool|\bempty void|(?:不填|无填?)(?:岩|矿物)?棉|(?:دون|بلا|غير) صوف/iu;
const inferred = /not stated|does not say|\bread as\b|未说明|理解|غير مذكور|لا تذكر|نقرؤ/iu;

/**
 * The one published table of a slat panel does not say to which of its two fixings it belongs: that
 * there was no wool is how we read it, and the sentence says so.
 */
function checkSlatSheet({ content }: CheckedRecord): Problem[] {
  return sentencesOf(content)
    .filter(({ words }) => published.test(words) && slats.test(words) && unfilled.test(words))
    .filter(({ words }) => !inferred.test(words))
    .map(({ field, lang, words }) => ({
      field,
      message: {
        zh: `（${lang}）公开的格栅板数据未说明是否填棉，这里写成了事实：${words.slice(0, 60)}`,
        en: `(${lang}) states as a fact that a published slat panel had no wool: ${words.slice(0, 60)}`,
      },
    }));
}

const fireClass =
  /\b[A-F]\d?-s[123],\s?d[012]\b|\bB[123]\b(?!\d)|\bclass A\b(?=.*E84)|燃烧性能[^。，；]{0,8}(?<![A-Z])[A-F]\d?\s?级|\b(?:fire class|Euroclass|reaction to fire)(?: of| is|:)? [A-F]\d?\b|(?:فئة الحريق|التفاعل مع الحريق)[^.،؛]{0,12}\b[A-F]\d?\b/u;
/** Rooms of DIN 18041 and stages of a life cycle are called B1 and so on as well. */
const otherLetters = /18041|15804|\bB\d\s?[–-]\s?B\d/u;
const target =
  /\bdesign(?:ed|s)?\b|target|expect|\baim|claim|not tested|no report|设计(?!师|院|方|单位|公司)|目标|预期|预计|声称|未检测|مصم[َّ]+م|تصميم|التصميم|مستهدف|مستهدفة|هدف|متوقّع|متوقَّع|لم يُختبر|تزعم|يدّعي/iu;

/** A fire class that nobody has tested is a design target, and the sentence says so. */
function checkFire({ record, tested }: { record: CheckedRecord; tested: string[] }): Problem[] {
  return ownClaims(record)
    .filter(({ words }) => fireClass.test(words) && !otherLetters.test(words))
    .filter(({ words }) => !target.test(words))
    .filter(({ words }) => !tested.some((name) => words.includes(gradeOf(name))))
    .map(({ field, lang, words }) => ({
      field,
      message: {
        zh: `（${lang}）把未检测的燃烧性能等级写成了性能：${words.slice(0, 60)}`,
        en: `(${lang}) states an untested fire class as a property: ${words.slice(0, 60)}`,
      },
    }));
}

/** Sentences leave the subdivision of a grade to the table: B1 (B-s1,d0). */
const gradeOf = (rated: string) => (rated.split("(")[0] ?? "").trim();

function checkFireOfProduct(product: ProductContent): Problem[] {
  const tested = product.fire.filter(isTested);
  if (tested.length > 0 && tested.length === product.fire.length) return [];
  // What the ratings themselves say stands beside their evidence.
  const record = { kind: "product" as const, content: { ...product, fire: [] } };
  return checkFire({ record, tested: tested.map((rating) => rating.class) });
}

/** What laboratories have reported of the products that the record is about. */
function testedClasses({ record, facts }: { record: CheckedRecord; facts: Facts }): string[] {
  const { kind, content } = record;
  const used = kind === "project_case" && new Set(content.products.map(({ id }) => id));
  return [...facts.testedFire]
    .filter(([id]) => !used || used.has(id))
    .filter(([id]) => kind !== "product_class" || facts.classOfProduct.get(id) === content.id)
    .flatMap(([, classes]) => classes);
}

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
