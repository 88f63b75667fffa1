import type { Localized } from "../../language/localized.ts";
import { fold } from "../text/fold.ts";
import { splitText } from "../text/pieces.ts";
import { measureTokens, sizeTokens } from "../text/quantities.ts";
import { colours } from "./colours.ts";
import { limitWithin, stepWithin } from "./value-keys.ts";

/** A property with a value that a query asks for. */
export type ReadValue = {
  /** What products that have it are found by: exactly, or also by something near. */
  keys: string[];
  near: string[];
  /** How it stands in texts. */
  words: string[];
  label: Localized;
  /** Whether texts explain it where no product has it: a rating, not a size. */
  rating?: boolean;
  /** Whether it only tells goods apart that are asked for by another word. */
  colour?: boolean;
  start: number;
  end: number;
};

const number = String.raw`(?<!\d)(\d{1,7}(?:[.,]\d{1,3}){0,2})`;
const least = String.raw`\s{0,2}(?:[≥>]=?|=|:|：|of|over|above|at least|不低于|大于|以上|فوق|اكثر من)?\s{0,2}`;

/** What the sides of a thing are called, and their units. */
const sides = {
  zh: "(?:长度?|宽度?|高度?|厚度?|深度?|直径)",
  en: "(?:length|long|width|wide|height|high|thickness|thick|depth|deep|diameter)",
  ar: "(?:طول|عرض|ارتفاع|سماكه|سمك|عمق|قطر)",
};
const lengths = "mm|cm|met(?:er|re)s?|m|毫米|厘米|公分|米|مم|ملم|سم|متر|امتار|م";

type Reader = {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Omit<ReadValue, "start" | "end"> | undefined;
};

const readers: Reader[] = [
  {
    pattern: new RegExp(
      `(?:nrc|noise reduction coefficient|absorption coefficient|降噪系数|吸声系数|吸音系数|معامل (?:ال)?امتصاص(?: الصوت)?|معامل خفض الضوضاء)${least}${number}`,
      "giu",
    ),
    read: ([, typed = ""]) => absorption({ property: "nrc", name: "NRC", typed }),
  },
  {
    pattern: new RegExp(`(?:αw|alpha[ -]?w|α w|加权吸声系数)${least}${number}`, "giu"),
    read: ([, typed = ""]) => absorption({ property: "aw", name: "αw", typed }),
  },
  {
    pattern: new RegExp(
      String.raw`(?:moq|minimum order(?: quantity)?|min order|起订量|最小起订量|最低起订量?|(?:ال)?حد (?:ال)?ادني(?: للطلب)?|اقل (?:طلبيه|طلب|كميه))\s{0,2}[:：]?\s{0,2}${number}(?:\s?(?:m2|m²|㎡|平米|平方米|平方|متر مربع|م2|م²))?`,
      "giu",
    ),
    read: ([text, typed = ""]) => ({
      keys: [`moq=${amountOf(typed)}`],
      near: [],
      words: [text.slice(text.indexOf(typed)), typed],
      label: {
        zh: `起订量 ${typed}`,
        en: `Minimum order ${typed}`,
        ar: `الحدّ الأدنى للطلب ${typed}`,
      },
    }),
  },
  {
    pattern:
      /(?:\bastm[ -]?)?\be[ -]?84[ ,:]*(?:class |grade |الفئه |فئه )?([a-c])(?:(?![a-z])| ?级)/giu,
    read: ([text, letter = ""]) => ({
      keys: [`fire=e84${letter}`],
      near: [],
      words: [text, "ASTM E84"],
      label: same(`ASTM E84 ${letter.toUpperCase()}`),
    }),
  },
  {
    pattern:
      /(?:\bhs(?:[ -]?code)?|海关编码|海关税号|税则号?列?|税号|品目|(?:ال)?(?:بند|رمز|كود)(?: (?:ال)?جمركي)?)[ :：]*(\d{4,10})|(\d{4,10})[ ]*(?:海关编码|税号|品目|hs code|hs\b)/giu,
    read: ([, after, before]) => {
      const heading = (after ?? before ?? "").slice(0, 4);
      return {
        keys: [`hs=${heading}`],
        near: [],
        words: [heading],
        label: same(`HS ${heading}`),
      };
    },
  },
  {
    pattern: new RegExp(
      String.raw`(under|below|less than|up to|at most|不超过|低于|小于|اقل من|تحت|حتي)?\s{0,2}(?:(?:usd|us\$|\$)\s?${number}|${number}\s?(?:usd|us dollars?|dollars?|美元|美金|دولار(?:ا|ات)?(?!\p{L})))\s{0,2}(以内|以下|max)?`,
      "giu",
    ),
    read: ([, before, first, second, after]) => {
      const value = amountOf(first ?? second ?? "");
      if (before || after) {
        const key = `usd<=${limitWithin(value)}`;
        return { keys: [key], near: [], words: [], label: same(`≤ USD ${value}`) };
      }
      return {
        keys: [`usd=${value}`],
        near: [],
        words: [],
        label: same(`USD ${value}`),
      };
    },
  },
  {
    pattern:
      /(?:\b(\d{1,2}|one|two|three|four|five|six|single|double)[ -]?(?:persons?|people|pax|seaters?|seats?|man)\b|([\d一二两双三四五六单]{1,2}) ?个?(?:人位?|位|座)|(\d{1,2}|واحد|اثنين|ثلاثه|ثلاث|اربعه|اربع|خمسه|سته|ست) (?:اشخاص|شخص|افراد|مقاعد)(?!\p{L})|(ل?شخصين|شخص واحد|فردين))/giu,
    read: ([, english, chinese, arabic, arabicWord]) => {
      const typed = english ?? chinese ?? arabic ?? arabicWord ?? "";
      const persons = numerals.get(typed.toLowerCase()) ?? Number(typed);
      if (!Number.isInteger(persons) || persons < 1) return undefined;
      return {
        keys: [`persons=${persons}`],
        near: [`persons>=${persons}`],
        words: [typed],
        label: {
          zh: `${persons} 人`,
          en: persons === 1 ? "1 person" : `${persons} people`,
          ar: `عدد الأشخاص: ${persons}`,
        },
      };
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:${sides.zh}|\b${sides.en}|(?<!\p{L})[وب]?(?:ال)?${sides.ar})(?:\s{1,2}of)?\s{0,2}[:：]?\s{0,2}${number}\s{0,2}(${lengths})?(?![\p{L}\d²2])`,
      "giu",
    ),
    read: ([, typed = "", unit = "mm"]) => side(typed, unit),
  },
  {
    // 3 m long, 三米长, 24mm厚.
    pattern: new RegExp(
      String.raw`(?:${number}|([一二两三四五六]))\s{0,2}-?(${lengths})\s{0,2}(?:${sides.zh}|${sides.en}\b)`,
      "giu",
    ),
    read: ([, digits, numeral = "", unit = "mm"]) =>
      side(digits ?? String(numerals.get(numeral)), unit),
  },
  {
    pattern: new RegExp(String.raw`${number}\s{0,2}(?:db|分贝|ديسيبل)(?![\p{L}])`, "giu"),
    read: ([text, typed = ""]) => ({
      keys: [`db>=${amountOf(typed)}`],
      near: [],
      words: [text],
      label: { zh: `${typed} 分贝`, en: `${typed} dB`, ar: `${typed} ديسيبل` },
      rating: true,
    }),
  },
  ...colours.map(
    ({ id, label, pattern }): Reader => ({
      pattern,
      read: () => ({
        keys: [`colour=${id}`],
        near: [],
        words: Object.values(label),
        label,
        colour: true,
      }),
    }),
  ),
];

const numerals = new Map(
  Object.entries({
    ...{ one: 1, single: 1, two: 2, double: 2, three: 3, four: 4, five: 5, six: 6 },
    ...{ 一: 1, 单: 1, 二: 2, 两: 2, 双: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
    ...{ واحد: 1, اثنين: 2, ثلاث: 3, ثلاثه: 3, اربع: 4, اربعه: 4, خمسه: 5, ست: 6, سته: 6 },
    ...{ شخصين: 2, لشخصين: 2, فردين: 2, "شخص واحد": 1 },
  }),
);

/** Reads the values in a query, and says what is left of it; places stay what they are. */
export function readValues(query: string): { values: ReadValue[]; rest: string } {
  const values: ReadValue[] = [];
  let rest = query;
  // Compared in folded letters, as long as folding keeps every place.
  let folded = foldInPlace(query);
  const take = (value: ReadValue) => {
    values.push(value);
    const blank = " ".repeat(value.end - value.start);
    rest = rest.slice(0, value.start) + blank + rest.slice(value.end);
    folded = folded.slice(0, value.start) + blank + folded.slice(value.end);
  };
  for (const { pattern, read } of readers) {
    for (const match of folded.matchAll(pattern)) {
      const value = read(match);
      const start = match.index + (match[0].length - match[0].trimStart().length);
      if (value) take({ ...value, start, end: match.index + match[0].trimEnd().length });
    }
  }
  for (const { kind, text, start, end } of splitText(rest)) {
    const place = { start, end, near: [] };
    if (kind === "size") {
      const keys = sizeTokens(text).slice(0, 1);
      const shown = keys[0]?.replaceAll("x", " × ") ?? text;
      const label = { zh: `${shown} mm`, en: `${shown} mm`, ar: `${shown} مم` };
      take({ ...place, keys, words: [text], label });
    } else if (kind === "measure") {
      const [key = ""] = measureTokens(text);
      if (/\d(?:mm|kg|kg\/m2)$/.test(key)) {
        take({ ...place, keys: [key], words: [text], label: same(text) });
      }
    } else if (kind === "fire") {
      const key = fold(text).replace(/[^a-z0-9]/g, "");
      take({ ...place, keys: [`fire=${key}`], words: [text], label: same(text) });
    } else if (kind === "grade") {
      const letter = /[a-e](?![a-z])/.exec(fold(text))?.[0] ?? "";
      const keys = [`class=${letter}`];
      take({ ...place, keys, words: [text], label: same(text), rating: true });
    }
  }
  return { values, rest };
}

function side(typed: string, unit: string) {
  const [inMillimetres = ""] = measureTokens(`${typed} ${unit}`);
  const millimetres = /^([\d.]+)(mm|m)$/.exec(inMillimetres);
  if (!millimetres) return undefined;
  const value = Number(millimetres[1]) * (millimetres[2] === "m" ? 1000 : 1);
  return {
    keys: [`${value}mm`],
    near: [],
    words: [`${value} mm`, typed],
    label: { zh: `${value} mm`, en: `${value} mm`, ar: `${value} مم` },
  };
}

function absorption({ property, name, typed }: { property: string; name: string; typed: string }) {
  const value = amountOf(typed);
  if (!(value <= 1.5)) return undefined;
  return {
    keys: [`${property}>=${stepWithin({ value, step: 0.05 })}`],
    near: [],
    words: [`${name} ${value}`, name],
    label: same(`${name} ≥ ${value}`),
    rating: true,
  };
}

/** `1,900` is a thousand and more, `0,8` less than one. */
function amountOf(typed: string): number {
  return Number(typed.replace(/,(?=\d{3}(?!\d))/g, "").replace(",", "."));
}

function foldInPlace(text: string): string {
  return Array.from(text, (character) => {
    const folded = fold(character).replace("\u066b", ".");
    return folded.length === character.length ? folded : character;
  }).join("");
}

function same(text: string): Localized {
  return { zh: text, en: text, ar: text };
}
