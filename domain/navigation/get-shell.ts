import { sql } from "kysely";
import type { Lang } from "../language.ts";
import { localize } from "../localize.ts";
import { published } from "../records/published.ts";
import type { Settings } from "../settings/get-settings.ts";
import type { SettingsContent } from "../settings/settings-content.ts";
import type { Text } from "../text.ts";
import type { NavigationContent } from "./navigation-content.ts";

export type NavigationEntry = { url: string; label: Text; nofollow?: true };

/** What surrounds every page: the company and the main navigation. One query, for every page asks. */
export async function getShell({
  lang,
}: {
  lang: Lang;
}): Promise<{ settings: Settings; navigation: NavigationEntry[] | undefined }> {
  const { content, entries } = await published("site_settings")
    .select([
      sql<SettingsContent>`content`.as("content"),
      sql<NavigationContent["entries"] | null>`(
        select content -> 'entries' from navigation where id = 'main' and status = 'published')`.as(
        "entries",
      ),
    ])
    .executeTakeFirstOrThrow();
  return { settings: localize(content, lang), navigation: entries?.flatMap(readEntry(lang)) };
}

/** Only what is shown travels to the browser. */
function readEntry(lang: Lang) {
  return ({ url, label, shown, nofollow }: NavigationContent["entries"][number]) =>
    shown ? [{ url, label: localize(label, lang), ...(nofollow && { nofollow }) }] : [];
}
