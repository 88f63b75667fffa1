import { listBareParts, volumeOf } from "../../cases/bare-parts.ts";
import type { CaseContent, RoomDimensions } from "../../cases/case-content.ts";
import { type Lang, languages } from "../../language/language.ts";
import type { Localized } from "../../language/localized.ts";
import type { Problem, Rule } from "../rule.ts";

/** The dimensions of a room agree with its area and with what its data say in words. */
export const caseRooms: Rule = {
  id: "case-rooms",
  title: { zh: "案例房间的尺寸与标点", en: "Dimensions and points of cases" },
  check: ({ record: { kind, content } }) => {
    if (kind !== "project_case") return [];
    return [...checkDimensions(content), ...checkSurfaces(content), ...checkPoints(content)];
  },
};

const tolerance = 0.03;

function differs(one: number, other: number, by = tolerance): boolean {
  return Math.abs(one - other) > other * by + 1e-9;
}

function checkDimensions({ area, dimensions, room }: CaseContent): Problem[] {
  if (!dimensions) return [];
  const floor = dimensions.length * dimensions.width;
  const written = room.flatMap((row) =>
    languages.flatMap(({ code }) => contradictions({ row, lang: code, dimensions })),
  );
  return [
    ...(differs(floor, area)
      ? [
          problem({
            zh: `长 × 宽为 ${rounded(floor)} m²，面积却写 ${area} m²`,
            en: `Length × width make ${rounded(floor)} m², the area says ${area} m²`,
          }),
        ]
      : []),
    ...written.map((words) =>
      problem({
        zh: `尺寸与房间数据“${words}”不符`,
        en: `The dimensions contradict “${words}” among the room data`,
      }),
    ),
  ];
}

function problem(message: Problem["message"]): Problem {
  return { field: "dimensions", message };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

const heights: Record<Lang, RegExp> = {
  zh: /^(?:净高|层高)$/,
  en: /^(?:(?:ceiling|clear) height|height to the slab)$/i,
  ar: /^(?:ارتفاع السقف|الارتفاع الصافي|الارتفاع حتى البلاطة)$/,
};
const metreEnd = /\s?(?:m|米|م)(?![\p{L}²³])/u.source;
const box = new RegExp(
  `(\\d[\\d.]{0,9}) × (\\d[\\d.]{0,9})(?: × (\\d[\\d.]{0,9}))?${metreEnd}`,
  "u",
);
const volume = /(\d[\d.,]{0,9})\s?(?:m³|م³|立方米)/u;

/** What a line of the room data says in one language, if the dimensions say otherwise. */
function contradictions({
  row: { label, value },
  lang,
  dimensions,
}: {
  row: { label: Localized; value: Localized };
  lang: Lang;
  dimensions: RoomDimensions;
}): string[] {
  const words = value[lang];
  const isWrong =
    (heights[lang].test(label[lang].trim()) && !isWithin({ words, height: dimensions.height })) ||
    !isSameBox({ words, dimensions }) ||
    !isSameVolume({ words, dimensions });
  return isWrong ? [words] : [];
}

/** Several heights, as under beams or along a slope, leave room between them. */
function isWithin({ words, height }: { words: string; height: number }): boolean {
  const stated = Array.from(words.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
  if (stated.length === 0) return true;
  return height >= Math.min(...stated) * 0.99 && height <= Math.max(...stated) * 1.01;
}

function isSameBox({ words, dimensions }: { words: string; dimensions: RoomDimensions }): boolean {
  const [found, ...sides] = box.exec(words) ?? [];
  if (found === undefined) return true;
  const [one = 0, other = 0, high = dimensions.height] = sides
    .filter((side) => side !== undefined)
    .map(Number);
  const stated = [one, other].sort((a, b) => a - b);
  const given = [dimensions.length, dimensions.width].sort((a, b) => a - b);
  return (
    !differs(given[0] ?? 0, stated[0] ?? 0, 0.01) &&
    !differs(given[1] ?? 0, stated[1] ?? 0, 0.01) &&
    !differs(dimensions.height, high, 0.01)
  );
}

function isSameVolume({
  words,
  dimensions,
}: {
  words: string;
  dimensions: RoomDimensions;
}): boolean {
  const stated = Number(volume.exec(words)?.[1]?.replaceAll(",", ""));
  return !stated || !differs(volumeOf(dimensions), stated);
}

function checkSurfaces({ dimensions, surfaces }: CaseContent): Problem[] {
  if (!dimensions || !surfaces || listBareParts({ dimensions, surfaces })) return [];
  return [
    {
      field: "surfaces",
      message: {
        zh: "某一面上的局部材料比这一面还大",
        en: "The parts of a side are larger than the side",
      },
    },
  ];
}

/** On a phone a picture is some 350 px wide and a finger needs 44: in per cent of both sides. */
const nearest = { x: 12, y: 18 };

function checkPoints({ points = [] }: CaseContent): Problem[] {
  const isNear = points.some((one, at) =>
    points
      .slice(at + 1)
      .some(
        (other) => Math.abs(one.x - other.x) < nearest.x && Math.abs(one.y - other.y) < nearest.y,
      ),
  );
  if (!isNear) return [];
  return [
    {
      field: "points",
      message: {
        zh: "两个标点太近，手机上点不准",
        en: "Two points lie too close together for a finger",
      },
    },
  ];
}
