import type { CaseContent } from "../../cases/case-content.ts";
import type { HonourContent } from "../../company/company-content.ts";
import type { Facts } from "../facts.ts";
import type { Problem, Rule } from "../rule.ts";
import { sentencesOf } from "../texts.ts";

/** Nothing is older than the milestone that made it possible. */
export const timeline: Rule = {
  id: "timeline",
  title: { zh: "年份与发展历程", en: "Years against milestones" },
  check: ({ record: { kind, content }, facts }) => {
    if (kind === "project_case") return checkCase({ project: content, facts });
    if (kind === "honour") return checkHonour({ honour: content, facts });
    if (kind === "article") {
      return tooEarly({ year: Number(content.date.slice(0, 4)), field: "date", facts });
    }
    return [];
  },
};

function checkCase({ project, facts }: { project: CaseContent; facts: Facts }): Problem[] {
  const { year, products, place } = project;
  const classes = new Set(products.flatMap(({ id }) => facts.classOfProduct.get(id) ?? []));
  const needed = facts.milestones.filter(
    ({ begins }) =>
      begins?.classes.some((name) => classes.has(name)) || (begins?.exports && isAbroad(place)),
  );
  return [
    ...tooEarly({ year, field: "year", facts }),
    ...needed
      .filter((milestone) => year < milestone.year)
      .map((milestone) => ({
        field: "year",
        message: {
          zh: `案例年份 ${year} 早于里程碑“${milestone.title.zh}”（${milestone.year}）`,
          en: `The case is of ${year}, before the milestone “${milestone.title.en}” of ${milestone.year}`,
        },
      })),
  ];
}

/** What the classes of the catalogue are called in passing, by their ids. */
const namesOfClasses: Record<string, RegExp> = {
  perforated: /\bperforated|穿孔|مثقّ?ب/iu,
  grooved: /\bgrooved|槽木|محزّ?ز/iu,
  polyester: /\bfelt\b|polyester|毡|聚酯|لبّ?اد|بوليستر/iu,
  "wood-slat": /\bslats?\b|格栅|شرائح/iu,
  "silence-booth": /\bbooths?\b|静音舱|كابينة|كبائن/iu,
};
const exported = /\bexport|\babroad\b|\boverseas\b|出口|海外|تصدير|الخارج/iu;
/** “Today it covers booths” says nothing of the year of the honour. */
const ofToday = /\btoday\b|\bnow\b|如今|现在|目前|اليوم|الآن/iu;

/** An honour has no field for what it was given for; its words say it. */
function checkHonour({ honour, facts }: { honour: HonourContent; facts: Facts }): Problem[] {
  const { year, title, text } = honour;
  const said = sentencesOf({ title, text }).filter(({ words }) => !ofToday.test(words));
  const isNamed = (pattern: RegExp | undefined) =>
    pattern !== undefined && said.some(({ words }) => pattern.test(words));
  const needed = facts.milestones.filter(
    ({ begins }) =>
      begins?.classes.some((name) => isNamed(namesOfClasses[name])) ||
      (begins?.exports && isNamed(exported)),
  );
  return [
    ...tooEarly({ year, field: "year", facts }),
    ...needed
      .filter((milestone) => year < milestone.year)
      .map((milestone) => ({
        field: "year",
        message: {
          zh: `荣誉年份 ${year} 早于里程碑“${milestone.title.zh}”（${milestone.year}）`,
          en: `The honour is of ${year}, before the milestone “${milestone.title.en}” of ${milestone.year}`,
        },
      })),
  ];
}

function tooEarly({
  year,
  field,
  facts,
}: {
  year: number;
  field: string;
  facts: Facts;
}): Problem[] {
  const first = Math.min(...facts.milestones.map((milestone) => milestone.year));
  if (!(year < first)) return [];
  return [
    {
      field,
      message: {
        zh: `${year} 年早于公司的第一个里程碑（${first}）`,
        en: `${year} is before the first milestone of the company (${first})`,
      },
    },
  ];
}

/** Places are written with their country last; the company is at home in China. */
function isAbroad(place: CaseContent["place"]): boolean {
  return place.en.trim() !== "" && !/\bchina$/i.test(place.en.trim());
}
