import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { published } from "../records/published.ts";
import type { HolidayContent } from "./holiday-content.ts";

export type Holiday = InLang<HolidayContent>;

/** The calendar of holidays, the earliest first. */
export function listHolidays({ lang }: { lang: Lang }): Promise<Holiday[]> {
  return cacheUntilContentChanges(`holidays ${lang}`, async () => {
    const rows = await published("holiday").select("content").execute();
    return rows
      .map(({ content }) => localize(content, lang))
      .sort((a, b) => a.days.from.localeCompare(b.days.from) || a.id.localeCompare(b.id));
  });
}
