import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { published } from "../records/published.ts";
import type { ProductClassContent } from "./product-content.ts";

type Class = InLang<ProductClassContent>;

/** One shown class, by its id or by the name in its address in any letter case. */
export async function getClass({
  lang,
  ...wanted
}: ({ className: string } | { id: string }) & { lang: Lang }): Promise<Class | undefined> {
  const classes = await cacheUntilContentChanges(`whole classes ${lang}`, () =>
    readClasses({ lang }),
  );
  if ("id" in wanted) return classes.find(({ id }) => id === wanted.id);
  const name = wanted.className.toLowerCase();
  return classes.find(({ className }) => className.toLowerCase() === name);
}

async function readClasses({ lang }: { lang: Lang }): Promise<Class[]> {
  const rows = await published("product_class")
    .where(({ ref }) => ref("content", "->>").key("status"), "=", "1")
    .select("content")
    .execute();
  return rows.map(({ content }) => localize(content, lang));
}
