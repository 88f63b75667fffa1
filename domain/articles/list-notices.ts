import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { published, textOf } from "../records/published.ts";

export type Notice = { id: string; title: Text };

/** The newest notices, for the ticker. */
export function listNotices({
  limit = 8,
  lang,
}: {
  limit?: number;
  lang: Lang;
}): Promise<Notice[]> {
  return cacheUntilContentChanges(`notices ${limit} ${lang}`, () =>
    published("article")
      .where("class", "=", "notice")
      .orderBy("date", "desc")
      .orderBy("id")
      .limit(limit)
      .select(["id", textOf("article", "title", lang)])
      .execute(),
  );
}
