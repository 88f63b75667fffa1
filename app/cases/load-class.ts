import type { CaseClass } from "#domain/cases/case-content.ts";
import { countCases, listCases } from "#domain/cases/list-cases.ts";
import { getPageComparison } from "#domain/company/get-page-comparison.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";
import { getPictures } from "#domain/media/library/get-pictures.ts";
import { notFound } from "../request/not-found.ts";
import { classBlock } from "./addresses.ts";

/** Beside the invitation to tell us of one's own room. */
export const askPicture = "case-cinema-ho-chi-minh-black-levels-2";

export type LoadedClass = Awaited<ReturnType<typeof loadClass>>;

/** One page of the cases of one kind of room. */
export async function loadClass({
  class: name,
  page,
  lang,
}: {
  class: CaseClass;
  page: number;
  lang: Lang;
}) {
  const [copy, comparison, counts, cases, pictures] = await Promise.all([
    getPageCopy({ page: "project", lang }),
    page === 1 ? getPageComparison({ page: "project", place: classBlock(name), lang }) : undefined,
    countCases(),
    listCases({ class: name, page, lang }),
    getPictures({ ids: [askPicture], lang }),
  ]);
  if (page > cases.pages) throw notFound();
  return { class: name, copy, comparison, counts, cases, ask: pictures.get(askPicture) };
}
