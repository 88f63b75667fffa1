import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { published } from "../records/published.ts";
import { remember } from "../records/remember.ts";
import type { SettingsContent } from "./settings-content.ts";

export type Settings = InLang<SettingsContent>;

/** The company's contact data and facts in the reader's language. */
export function getSettings({ lang }: { lang: Lang }): Promise<Settings> {
  return remember(`settings ${lang}`, async () => {
    const { content } = await published("site_settings")
      .select("content")
      .executeTakeFirstOrThrow();
    return localize(content, lang);
  });
}
