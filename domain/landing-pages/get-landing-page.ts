import { type Curve, curvesOf } from "../catalogue/curves-of.ts";
import { getProduct } from "../catalogue/get-product.ts";
import { listProductsById, type ProductCard } from "../catalogue/list-products.ts";
import type { MountingKind } from "../catalogue/product-kinds.ts";
import { firstShown } from "../catalogue/rate-mounting.ts";
import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import type { Text } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import { firstPicture, type LandingPageContent } from "./landing-page-content.ts";
import type { PageSection } from "./page-sections.ts";

type Section<Type extends PageSection["type"]> = InLang<Extract<PageSection, { type: Type }>>;
type Pictured<Type extends PageSection["type"]> = Omit<Section<Type>, "picture"> & {
  picture: Picture | undefined;
};
type Columns = Section<"columns">;

/** How a product absorbs, in its best-proven mounting. */
export type ProductCurves = {
  id: string;
  title: Text;
  mounting: { kind: MountingKind; depth: number };
  curves: Curve[];
};

/** A section with what it shows: pictures, products and curves in place of their names. */
export type ShownSection =
  | Pictured<"hero">
  | Pictured<"quote">
  | Pictured<"action">
  | Section<"figures">
  | (Omit<Columns, "columns"> & {
      columns: (Omit<Columns["columns"][number], "picture"> & { picture: Picture | undefined })[];
    })
  | (Omit<Section<"gallery">, "pictures"> & { pictures: Picture[] })
  | (Omit<Section<"chart">, "product"> & { product: ProductCurves | undefined })
  | (Omit<Section<"products">, "products"> & { products: ProductCard[] });
export type SectionOf<Type extends PageSection["type"]> = Extract<ShownSection, { type: Type }>;

export type LandingPage = Pick<InLang<LandingPageContent>, "id" | "title" | "seo"> & {
  sections: ShownSection[];
  /** The first that is seen, for share cards. */
  picture: Picture | undefined;
  lead: Text | undefined;
};

/** One published page in the reader's language; what staff have hidden is left out. */
export async function getLandingPage({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<LandingPage | undefined> {
  const row = await published("landing_page")
    .where("id", "=", id)
    .select("content")
    .executeTakeFirst();
  if (!row) return undefined;
  const { sections, ...page } = row.content;
  const shown = sections.filter((section) => section.shown);
  const pictures = await getPictures({ ids: shown.flatMap(picturesOf), lang });
  const first = shown.map(firstPicture).find(Boolean);
  const read = await Promise.all(shown.map((section) => show({ section, pictures, lang })));
  return {
    ...localize(page, lang),
    sections: read,
    picture: pictures.get(first ?? ""),
    lead: read.map((section) => ("lead" in section ? section.lead : undefined)).find(Boolean),
  };
}

function picturesOf(section: PageSection): string[] {
  if (section.type === "gallery") return section.pictures;
  const within = section.type === "columns" ? section.columns.map(({ picture }) => picture) : [];
  return [firstPicture(section), ...within].filter((id) => id !== undefined);
}

async function show({
  section,
  pictures,
  lang,
}: {
  section: PageSection;
  pictures: Map<string, Picture>;
  lang: Lang;
}): Promise<ShownSection> {
  switch (section.type) {
    case "hero":
    case "quote":
    case "action":
      return { ...localize(section, lang), picture: pictures.get(section.picture ?? "") };
    case "figures":
      return localize(section, lang);
    case "columns": {
      const { columns, ...rest } = localize(section, lang);
      const pictured = columns.map(({ picture, ...column }) => ({
        ...column,
        picture: pictures.get(picture ?? ""),
      }));
      return { ...rest, columns: pictured };
    }
    case "gallery": {
      const found = section.pictures.flatMap((id) => pictures.get(id) ?? []);
      return { ...localize(section, lang), pictures: found };
    }
    case "chart":
      return {
        ...localize(section, lang),
        product: await readCurves({ id: section.product, lang }),
      };
    case "products":
      return {
        ...localize(section, lang),
        products: await listProductsById({ ids: section.products, lang }),
      };
  }
}

async function readCurves({ id, lang }: { id: string; lang: Lang }) {
  const product = await getProduct({ id, lang });
  const mounting = product && firstShown(product.mountings);
  if (!mounting) return undefined;
  const { kind, depth } = mounting;
  return { id, title: product.title, mounting: { kind, depth }, curves: curvesOf(mounting) };
}
