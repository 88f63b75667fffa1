import { sql } from "kysely";
import { db } from "#db/connect.ts";
import { getPageCopy } from "../company/get-page-copy.ts";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import type { CaseClass } from "./case-content.ts";
import { countCases } from "./list-cases.ts";

export type CaseClassCard = {
  class: CaseClass;
  count: number;
  title: Text;
  lead: Text;
  picture: Picture | undefined;
};

/** The kinds of room in the order of the menu, each with its name, its number and a picture. */
export async function listCaseClasses({ lang }: { lang: Lang }): Promise<CaseClassCard[]> {
  const [counts, copy, { rows: first }] = await Promise.all([
    countCases(),
    getPageCopy({ page: "project", lang }),
    sql<{ class: CaseClass; picture: string }>`
      select distinct on (class) class, content -> 'pictures' ->> 0 as picture
      from project_case where status = 'published' order by class, position, id`.execute(db),
  ]);
  const pictures = await getPictures({ ids: first.map(({ picture }) => picture), lang });
  return counts.map(({ class: name, count }) => ({
    class: name,
    count,
    title: copy[`class.${name.toLowerCase()}.title`] ?? name,
    lead: copy[`class.${name.toLowerCase()}.lead`] ?? "",
    picture: pictures.get(first.find((row) => row.class === name)?.picture ?? ""),
  }));
}
