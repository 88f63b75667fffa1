import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { published, textOf } from "../records/published.ts";

/** Every published page of this kind, as it is called. */
export async function listLandingPages({
  lang,
}: {
  lang: Lang;
}): Promise<{ id: string; title: Text }[]> {
  return published("landing_page")
    .orderBy("position")
    .orderBy("id")
    .select(["id", textOf("landing_page", "title", lang)])
    .execute();
}
