import type { CaseClass } from "#domain/cases/case-content.ts";
import { getCase } from "#domain/cases/get-case.ts";
import { getCaseReverberation } from "#domain/cases/get-case-reverberation.ts";
import { listSimilarCases } from "#domain/cases/list-similar-cases.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { casePath, classCopy } from "./addresses.ts";

export type LoadedCase = Awaited<ReturnType<typeof loadCase>>;

/** One case with rooms like it; asked for under another kind or spelling, it leads to its own address. */
export async function loadCase({
  class: name,
  id,
  params,
  lang,
}: {
  class: CaseClass;
  id: string;
  params: { lang?: string | undefined; class: string };
  lang: Lang;
}) {
  const found = await getCase({ id: id.toLowerCase(), lang });
  if (!found) throw notFound();
  if (found.class !== params.class || found.id !== id) {
    throw redirectTo({ lang: params.lang, path: casePath(found) });
  }
  const [copy, similar, reverberation] = await Promise.all([
    getPageCopy({ page: "project", lang }),
    listSimilarCases({ ...found, products: found.products.map(({ product }) => product.id), lang }),
    getCaseReverberation({
      ...found,
      name: plain(found.title),
      products: found.products.map(({ product, ...used }) => ({ ...used, id: product.id })),
      lang,
    }),
  ]);
  return {
    shown: found,
    projects: copy["hero.title"] ?? "",
    room: classCopy({ copy, class: name }).title,
    similar,
    reverberation,
  };
}
