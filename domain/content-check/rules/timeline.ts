import type { CaseContent } from "../../cases/case-content.ts";
import type { Facts } from "../facts.ts";
import type { Problem, Rule } from "../rule.ts";

/** Nothing is older than the milestone that made it possible. */
export const timeline: Rule = {
  id: "timeline",
  title: { zh: "年份与发展历程", en: "Years against milestones" },
  check: ({ record: { kind, content }, facts }) => {
    if (kind === "project_case") return checkCase({ project: content, facts });
    if (kind === "honour") return tooEarly({ year: content.year, field: "year", facts });
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
