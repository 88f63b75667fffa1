import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { fieldOf, published } from "../records/published.ts";

/** Every text block of one page in the reader's language, by block name. */
export function getPageCopy({
  page,
  lang,
}: {
  page: string;
  lang: Lang;
}): Promise<Record<string, Text>> {
  return cacheUntilContentChanges(`copy ${page} ${lang}`, async () => {
    const row = await published("page_copy")
      .where("id", "=", page)
      .select(fieldOf("page_copy", "blocks"))
      .executeTakeFirst();
    return localize(row?.blocks ?? {}, lang);
  });
}
