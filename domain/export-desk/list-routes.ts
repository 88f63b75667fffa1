import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { cacheUntilContentChanges } from "../records/content-cache.ts";
import { published } from "../records/published.ts";
import type { ShippingRouteContent } from "./route-content.ts";

export type ShippingRoute = InLang<ShippingRouteContent>;

/** Pairs of ports, in the order staff gave. */
export function listRoutes({ lang }: { lang: Lang }): Promise<ShippingRoute[]> {
  return cacheUntilContentChanges(`shipping routes ${lang}`, async () => {
    const rows = await published("shipping_route")
      .orderBy("position")
      .orderBy("id")
      .select("content")
      .execute();
    return rows.map(({ content }) => localize(content, lang));
  });
}
