import { isTested } from "../../catalogue/fire-class.ts";
import type { ProductContent } from "../../catalogue/product-content.ts";
import type { Problem, Rule } from "../rule.ts";

type Rating = ProductContent["fire"][number];

/** What each grade of GB 8624 takes in; B3 takes in nothing that would have to be told apart. */
const takenIn: Record<string, string[]> = { A: ["A1", "A2"], B1: ["B", "C"], B2: ["D", "E"] };
const graded = /^(A|B1|B2)(?:\s*\((([A-E]\d?)[^)]*)\))?$/;

/** A grade of GB 8624 says which of the European classes it stands for: B1 (B-s1,d0). */
export const fireSubdivision: Rule = {
  id: "fire-subdivision",
  title: { zh: "GB 8624 等级与细分", en: "Grades of GB 8624 and their subdivision" },
  check: ({ record: { kind, content } }) => {
    if (kind !== "product") return [];
    return content.fire.flatMap((rating, place) =>
      isChinese(rating) ? checkGrade({ rating, place, fire: content.fire }) : [],
    );
  },
};

const isChinese = ({ code }: Rating) => /^GB 8624\b/.test(code);
const isEuropean = ({ code }: Rating) => /^EN 13501-1\b/.test(code);

function checkGrade({
  rating,
  place,
  fire,
}: {
  rating: Rating;
  place: number;
  fire: Rating[];
}): Problem[] {
  const [, grade, subdivision, letter] = graded.exec(rating.class) ?? [];
  if (!grade) return [];
  const field = `fire.${place}.class`;
  const letters = takenIn[grade] ?? [];
  if (!subdivision || !letter) return [{ field, message: missing({ grade, letters }) }];
  if (!letters.includes(letter)) return [{ field, message: foreign({ grade, letters, letter }) }];
  // Two tests may come out differently; two targets for one board may not.
  const other = fire.find((one) => isEuropean(one) && !isTested(one) && !isTested(rating));
  if (!other || other.class === subdivision) return [];
  return [{ field, message: differing({ subdivision, european: other.class }) }];
}

function missing({ grade, letters }: { grade: string; letters: string[] }) {
  const [first] = letters;
  return {
    zh: `GB 8624 ${grade} 包含 ${letters.join("、")}，请写明细分，例如 ${grade} (${first}-s1,d0)`,
    en: `${grade} of GB 8624 takes in ${letters.join(" and ")}: add which, such as ${grade} (${first}-s1,d0)`,
  };
}

function foreign({ grade, letters, letter }: { grade: string; letters: string[]; letter: string }) {
  return {
    zh: `GB 8624 ${grade} 包含 ${letters.join("、")}，不包含 ${letter}`,
    en: `${grade} of GB 8624 takes in ${letters.join(" and ")}, not ${letter}`,
  };
}

function differing({ subdivision, european }: { subdivision: string; european: string }) {
  return {
    zh: `设计目标不一致：GB 8624 写 ${subdivision}，EN 13501-1 写 ${european}`,
    en: `two design targets disagree: ${subdivision} under GB 8624, ${european} under EN 13501-1`,
  };
}
