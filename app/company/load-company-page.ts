import { getPageCopy } from "#domain/company/get-page-copy.ts";
import type { Lang } from "#domain/language/language.ts";

/** The copy of one page about the company, and the titles of the others for the menu between them. */
export async function loadCompanyPage({ page, lang }: { page: string; lang: Lang }) {
  const [copy, about] = await Promise.all([
    getPageCopy({ page, lang }),
    getPageCopy({ page: "about", lang }),
  ]);
  const titles = Object.entries(about).filter(([block]) => /^parts\.\w+\.title$/.test(block));
  return { copy, about: Object.fromEntries(titles) };
}
