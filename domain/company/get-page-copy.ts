import type { Lang } from "../language.ts";
import { localize } from "../localize.ts";
import { fieldOf, published } from "../records/published.ts";
import { remember } from "../records/remember.ts";
import type { Text } from "../text.ts";

/** Every text block of one page in the reader's language, by block name. */
export function getPageCopy({
  page,
  lang,
}: {
  page: string;
  lang: Lang;
}): Promise<Record<string, Text>> {
  return remember(`copy ${page} ${lang}`, async () => {
    const row = await published("page_copy")
      .where("id", "=", page)
      .select(fieldOf("page_copy", "blocks"))
      .executeTakeFirst();
    return localize(row?.blocks ?? {}, lang);
  });
}
