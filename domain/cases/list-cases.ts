import { sql } from "kysely";
import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { type PageOf, pageCount } from "../queries/page-of.ts";
import { countByClass, fieldOf, published, publishedPage, textOf } from "../records/published.ts";
import { type CaseClass, caseClasses } from "./case-content.ts";

export type CaseCard = {
  id: string;
  class: CaseClass;
  title: Text;
  summary: Text;
  place: Text;
  year: number;
  area: number;
  picture: Picture | undefined;
};

export const casesPerPage = 12;

type CardRow = Omit<CaseCard, "picture"> & { pictures: string[] };

/** What a card shows of a case; the columns of every list. */
export function caseCards(lang: Lang) {
  return [
    "id",
    fieldOf("project_case", "class"),
    textOf("project_case", "title", lang),
    textOf("project_case", "summary", lang),
    textOf("project_case", "place", lang),
    fieldOf("project_case", "year"),
    fieldOf("project_case", "area"),
    fieldOf("project_case", "pictures"),
  ] as const;
}

export async function toCaseCards({
  rows,
  lang,
}: {
  rows: CardRow[];
  lang: Lang;
}): Promise<CaseCard[]> {
  const shown = new Set<string>();
  const chosen = rows.map((row) => {
    const own = firstUnseen({ pictures: row.pictures, shown });
    if (own) shown.add(own);
    return own;
  });
  const pictures = await getPictures({ ids: [...shown], lang });
  return rows.map(({ pictures: _all, ...card }, at) => ({
    ...card,
    picture: pictures.get(chosen[at] ?? ""),
  }));
}

/** The same picture on two cards of a list looks like a mistake, so the next of the case stands in. */
function firstUnseen({ pictures, shown }: { pictures: string[]; shown: Set<string> }) {
  return pictures.find((id) => !shown.has(id)) ?? pictures[0];
}

/** How many cases each kind of room has, in the order of the menu. */
export async function countCases(): Promise<{ class: CaseClass; count: number }[]> {
  const counts = await countByClass({ kind: "project_case" });
  return caseClasses.map((name) => ({ class: name, count: counts.get(name) ?? 0 }));
}

/** Cases of one kind of room or of all, a page at a time. */
export async function listCases({
  class: name,
  page = 1,
  size = casesPerPage,
  lang,
}: {
  class?: CaseClass;
  page?: number;
  size?: number;
  lang: Lang;
}): Promise<PageOf<CaseCard>> {
  const [counts, rows] = await Promise.all([
    countCases(),
    publishedPage({ kind: "project_case", class: name, page, size })
      .select(caseCards(lang))
      .execute(),
  ]);
  const total = counts
    .filter((counted) => name === undefined || counted.class === name)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    entries: await toCaseCards({ rows, lang }),
    page,
    pages: pageCount({ total, size }),
    total,
  };
}

/** Cases in which a product was used. */
export async function listCasesWithProduct({
  productId,
  limit = 6,
  lang,
}: {
  productId: string;
  limit?: number;
  lang: Lang;
}): Promise<CaseCard[]> {
  const rows = await published("project_case")
    .where(sql<boolean>`content -> 'products' @> ${JSON.stringify([{ id: productId }])}::jsonb`)
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .select(caseCards(lang))
    .execute();
  return toCaseCards({ rows, lang });
}
