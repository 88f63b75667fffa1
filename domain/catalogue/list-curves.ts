import type { Lang } from "../language.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import type { Text } from "../text.ts";
import type { MountingContent } from "./product-content.ts";
import { type Measured, rateMounting } from "./rate-mounting.ts";

export type Curve = { productId: string; title: Text; buildUp: Text; measured: Measured };

/** The first measured mounting of each of these products, in the order asked for. */
export async function listCurves({ ids, lang }: { ids: string[]; lang: Lang }): Promise<Curve[]> {
  const rows = await published("product")
    .where("id", "in", ids)
    .select([
      "id",
      textOf("title", lang).as("title"),
      fieldOf<MountingContent[]>("mountings").as("mountings"),
    ])
    .execute();
  return ids.flatMap((id): Curve[] => {
    const row = rows.find((candidate) => candidate.id === id);
    const mounting = row?.mountings.find(({ measured }) => measured);
    if (!row || !mounting) return [];
    const { buildUp, measured } = rateMounting({ mounting, lang });
    return measured ? [{ productId: id, title: row.title, buildUp, measured }] : [];
  });
}
