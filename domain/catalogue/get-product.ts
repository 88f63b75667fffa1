import type { Lang } from "../language/language.ts";
import { type InLang, localize } from "../language/localize.ts";
import { plain } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import { picturesIn, renderRichText } from "../text/rich-text.ts";
import type { ProductContent } from "./product-content.ts";
import { type Mounting, rateMounting } from "./rate-mounting.ts";

type Content = InLang<ProductContent>;
export type Finish = Omit<Content["finishes"][number], "picture" | "closeUp" | "texture"> & {
  picture: Picture | undefined;
  closeUp: Picture | undefined;
  texture: Picture | undefined;
};

export type Product = Omit<Content, "mountings" | "pictures" | "description" | "finishes"> & {
  pictures: Picture[];
  /** Sanitized HTML; its language when it is not the reader's. */
  description: { html: string; lang: Lang | undefined };
  finishes: Finish[];
  mountings: Mounting[];
  updatedAt: Date;
};

/** One published product in the reader's language, with its pictures and computed ratings. */
export async function getProduct({
  id,
  lang,
}: {
  id: string;
  lang: Lang;
}): Promise<Product | undefined> {
  const row = await published("product")
    .where("id", "=", id)
    .select(["content", "updated_at"])
    .executeTakeFirst();
  if (!row) return undefined;
  const product = localize(row.content, lang);
  const { description } = product;
  const html = plain(description);
  const finished = product.finishes.flatMap(({ picture, closeUp, texture }) => [
    ...[picture, closeUp, texture],
  ]);
  const pictures = await getPictures({
    ids: [...product.pictures, ...finished.filter((id) => id !== undefined), ...picturesIn(html)],
    lang,
  });
  return {
    ...product,
    pictures: product.pictures.flatMap((picture) => pictures.get(picture) ?? []),
    description: {
      html: renderRichText({ html, lang, pictures }),
      lang: typeof description === "string" ? undefined : description.lang,
    },
    finishes: product.finishes.map(({ picture, closeUp, texture, ...finish }) => ({
      ...finish,
      picture: pictures.get(picture ?? ""),
      closeUp: pictures.get(closeUp ?? ""),
      texture: pictures.get(texture ?? ""),
    })),
    mountings: row.content.mountings.map((mounting) => rateMounting({ mounting, lang })),
    updatedAt: row.updated_at,
  };
}
