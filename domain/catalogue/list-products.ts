import type { Lang } from "../language/language.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { type PageOf, pageCount } from "../queries/page-of.ts";
import { countByClass, fieldOf, published, publishedPage, textOf } from "../records/published.ts";

export type ProductCard = {
  id: string;
  code: string;
  classId: string;
  title: Text;
  summary: Text;
  picture: Picture | undefined;
};

export const productsPerPage = 24;

type CardRow = Omit<ProductCard, "picture"> & { pictures: string[] };

function cards(lang: Lang) {
  return [
    "id",
    fieldOf("product", "code"),
    fieldOf("product", "classId"),
    textOf("product", "title", lang),
    textOf("product", "summary", lang),
    fieldOf("product", "pictures"),
  ] as const;
}

async function toCards({ rows, lang }: { rows: CardRow[]; lang: Lang }): Promise<ProductCard[]> {
  const first = rows.flatMap((row) => row.pictures.slice(0, 1));
  const pictures = await getPictures({ ids: first, lang });
  return rows.map(({ pictures: [own = ""], ...card }) => ({ ...card, picture: pictures.get(own) }));
}

/** Products of one class or of all, a page at a time; a page beyond the last has no entries. */
export async function listProducts({
  classId,
  page = 1,
  size = productsPerPage,
  lang,
}: {
  classId?: string;
  page?: number;
  size?: number;
  lang: Lang;
}): Promise<PageOf<ProductCard>> {
  const [counts, rows] = await Promise.all([
    countByClass({ kind: "product" }),
    publishedPage({ kind: "product", class: classId, page, size }).select(cards(lang)).execute(),
  ]);
  const total = classId === undefined ? sum(counts.values()) : (counts.get(classId) ?? 0);
  return { entries: await toCards({ rows, lang }), page, pages: pageCount({ total, size }), total };
}

/** These products, in the order asked for; those not published are left out. */
export async function listProductsById({
  ids,
  lang,
}: {
  ids: string[];
  lang: Lang;
}): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await published("product").where("id", "in", ids).select(cards(lang)).execute();
  const order = new Map(ids.map((id, position) => [id, position]));
  const sorted = rows.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  return toCards({ rows: sorted, lang });
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
