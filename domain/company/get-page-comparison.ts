import type { Lang } from "../language/language.ts";
import { type Comparison, getComparison } from "../media/get-comparison.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { fieldOf, published } from "../records/published.ts";

/** The room before and after that staff have put in one place of a page. */
export function getPageComparison({
  page,
  place,
  lang,
}: {
  page: string;
  place: string;
  lang: Lang;
}): Promise<Comparison | undefined> {
  return cacheUntilContentChanges(`comparison ${page} ${place} ${lang}`, async () => {
    const row = await published("page_copy")
      .where("id", "=", page)
      .select(fieldOf("page_copy", "comparisons"))
      .executeTakeFirst();
    return getComparison({ content: row?.comparisons?.find(({ id }) => id === place), lang });
  });
}
