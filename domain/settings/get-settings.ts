import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { published } from "../records/published.ts";
import type { SettingsContent } from "./settings-content.ts";

export type Settings = InLang<SettingsContent>;

/** The company's contact data and facts in the reader's language. */
export function getSettings({ lang }: { lang: Lang }): Promise<Settings> {
  return cacheUntilContentChanges(`settings ${lang}`, async () => {
    const { content } = await published("site_settings")
      .select("content")
      .executeTakeFirstOrThrow();
    return localize(content, lang);
  });
}
