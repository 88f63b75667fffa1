import { getPageCopy } from "../company/get-page-copy.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { fieldOf, published } from "../records/published.ts";
import { getSettings, type Settings } from "../settings/get-settings.ts";
import type { NavigationContent } from "./navigation-content.ts";

export type NavigationEntry = { url: string; label: Text; nofollow?: true };

/** What surrounds every page: the company with its code for WeChat, and the main navigation. */
export type Shell = {
  settings: Settings;
  navigation: NavigationEntry[] | undefined;
  wechat: Picture | undefined;
  /** Whether the company has published its terms of buying. */
  hasBuyingPage: boolean;
};

export function getShell({ lang }: { lang: Lang }): Promise<Shell> {
  return cacheUntilContentChanges(`shell ${lang}`, async () => {
    const [settings, navigation, buying] = await Promise.all([
      getSettings({ lang }),
      readNavigation({ lang }),
      getPageCopy({ page: "buying", lang }),
    ]);
    const pictures = await getPictures({ ids: [settings.wechatImg], lang });
    const wechat = pictures.get(settings.wechatImg);
    return { settings, navigation, wechat, hasBuyingPage: Boolean(buying["hero.title"]) };
  });
}

async function readNavigation({ lang }: { lang: Lang }): Promise<NavigationEntry[] | undefined> {
  const row = await published("navigation")
    .where("id", "=", "main")
    .select(fieldOf("navigation", "entries"))
    .executeTakeFirst();
  return row?.entries.flatMap(readEntry(lang));
}

/** Only what is shown travels to the browser. */
function readEntry(lang: Lang) {
  return ({ url, label, shown, nofollow }: NavigationContent["entries"][number]) =>
    shown ? [{ url, label: localize(label, lang), ...(nofollow && { nofollow }) }] : [];
}
