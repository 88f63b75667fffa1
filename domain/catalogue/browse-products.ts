import { type RawBuilder, sql } from "kysely";
import { isPredictable } from "../acoustics/predict-absorption.ts";
import { type BasketUnit, unitOf } from "../basket/basket-rules.ts";
import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { pictureRow, toPicture } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { fieldOf, published, textOf } from "../records/published.ts";
import { productsPerPage } from "./list-products.ts";
import type { FinishContent, MountingContent, ProductContent } from "./product-content.ts";
import { type CatalogueQuery, filterTokensOf, type ProductSort } from "./product-filters.ts";
import { type Measured, rateMounting } from "./rate-mounting.ts";

/** A product among others: what tells it apart at a glance. */
export type CatalogueCard = {
  id: string;
  code: string;
  title: Text;
  /** How it is asked for in a request. */
  unit: BasketUnit;
  picture: Picture | undefined;
  /** The finish it is shown in, where one of a certain tone was asked for. */
  finish: string | undefined;
  /** Thinnest and thickest, in millimetres; absent for what is no panel. */
  thickness: [least: number, most: number] | undefined;
  /** How many there are, and the first of them. */
  finishes: { count: number; first: { id: string; name: Text; colour: string }[] };
  /** The mounting that absorbs most of those measured; absent where none is. */
  best: { kind: MountingContent["kind"]; measured: Measured } | undefined;
  /** Whether there is anything to measure about it. */
  absorbs: boolean;
  /** Whether its page shows what a model says of it. */
  isCalculated: boolean;
};

type Row = {
  id: string;
  code: string;
  title: Text;
  picture: Parameters<typeof toPicture>[0] | null;
  finish: string | null;
  material: ProductContent["material"];
  sizes: ProductContent["sizes"];
  finishes: FinishContent[];
  mountings: MountingContent[];
};

const orders: Record<ProductSort, RawBuilder<unknown>> = {
  absorption: sql`nrc desc nulls last, position, id`,
  thickness: sql`thickness, position, id`,
  code: sql`code, id`,
};
const chosenByStaff = sql`position, id`;
const shownColours = 5;

/** One page of the products of a class or of all, narrowed down and sorted as asked. */
export async function browseProducts({
  classId,
  selection,
  sort,
  page,
  lang,
}: CatalogueQuery & { classId?: string | undefined; lang: Lang }): Promise<CatalogueCard[]> {
  const order = sort ? orders[sort] : chosenByStaff;
  const tokens = filterTokensOf({ selection });
  const finish = finishOf(selection.finish);
  // Cut by ids first: a database would otherwise unpack the content of every product it skips.
  const ids = published("product")
    .$if(classId !== undefined, (query) => query.where("class", "=", classId ?? null))
    .$if(tokens.length > 0, (query) => query.where(sql<boolean>`marks @> ${tokens}::text[]`))
    .orderBy(order)
    .limit(productsPerPage)
    .offset((page - 1) * productsPerPage)
    .select("id");
  const rows: Row[] = await published("product")
    .where("id", "in", ids)
    .orderBy(order)
    .select([
      "id",
      fieldOf("product", "code"),
      textOf("product", "title", lang),
      pictureRow(sql`coalesce(${finish} ->> 'picture', content -> 'pictures' ->> 0)`, lang).as(
        "picture",
      ),
      sql<string | null>`${finish} ->> 'id'`.as("finish"),
      fieldOf("product", "material"),
      fieldOf("product", "sizes"),
      fieldOf("product", "finishes"),
      fieldOf("product", "mountings"),
    ])
    .execute();
  const { mounting } = selection;
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    title: row.title,
    unit: unitOf(row.material),
    picture: row.picture ? toPicture(row.picture) : undefined,
    finish: row.finish ?? undefined,
    thickness: thicknessOf(row),
    finishes: {
      count: row.finishes.length,
      first: row.finishes
        .slice(0, shownColours)
        .map(({ id, name, colour }) => ({ id, name: localize(name, lang), colour })),
    },
    best: bestOf({
      mountings: row.mountings.filter(({ kind }) => mounting === undefined || kind === mounting),
      lang,
    }),
    absorbs: row.mountings.length > 0,
    isCalculated: row.mountings.some(({ layers = [] }) => isPredictable(layers)),
  }));
}

/** The first finish of a tone that there is a picture of. */
function finishOf(tone: string | undefined): RawBuilder<unknown> {
  if (tone === undefined) return sql`null::jsonb`;
  return sql`(select finish from jsonb_array_elements(content -> 'finishes')
    with ordinality as listed (finish, place)
    where finish ? 'picture' and tone_of(finish ->> 'colour') = ${tone} order by place limit 1)`;
}

function thicknessOf({ material, sizes }: Row): CatalogueCard["thickness"] {
  const depths = sizes.map(({ depth }) => depth);
  if (material === "booth" || material === "accessory" || depths.length === 0) return undefined;
  return [Math.min(...depths), Math.max(...depths)];
}

function bestOf({
  mountings,
  lang,
}: {
  mountings: MountingContent[];
  lang: Lang;
}): CatalogueCard["best"] {
  const rated = mountings.flatMap((mounting) => {
    if (!mounting.measured) return [];
    const { kind, measured } = rateMounting({ mounting, lang });
    return measured ? [{ kind, measured }] : [];
  });
  return rated.sort((a, b) => b.measured.weighted.value - a.measured.weighted.value)[0];
}
