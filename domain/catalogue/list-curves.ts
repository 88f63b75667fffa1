import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import { type Curve, curvesOf } from "./curves-of.ts";
import { rateMounting } from "./rate-mounting.ts";

export type ProductCurve = { productId: string; title: Text; buildUp: Text; curve: Curve };

/**
 * One curve for each of these products, in the order asked for: the firmest that somebody has
 * measured, of the product or of something like it.
 */
export async function listCurves({
  ids,
  lang,
}: {
  ids: string[];
  lang: Lang;
}): Promise<ProductCurve[]> {
  const rows = await published("product")
    .where("id", "in", ids)
    .select(["id", textOf("product", "title", lang), fieldOf("product", "mountings")])
    .execute();
  return ids.flatMap((id): ProductCurve[] => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return [];
    const curves = row.mountings.flatMap((mounting) => {
      const rated = rateMounting({ mounting, lang });
      return curvesOf(rated).map((curve) => ({ curve, buildUp: rated.buildUp }));
    });
    const found = (["measured", "comparable"] as const)
      .map((status) => curves.find(({ curve }) => curve.status === status))
      .find(Boolean);
    return found ? [{ productId: id, title: row.title, ...found }] : [];
  });
}
