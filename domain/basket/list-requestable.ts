import type { Lang } from "../language/language.ts";
import { localize } from "../language/localize.ts";
import { plain } from "../language/text.ts";
import { getPictures } from "../media/library/get-pictures.ts";
import type { Picture } from "../media/picture.ts";
import { published } from "../records/published.ts";
import { type BasketUnit, unitOf } from "./basket-rules.ts";

/** A product as far as a request needs it. */
export type Requestable = {
  id: string;
  title: string;
  code: string;
  unit: BasketUnit;
  picture: Picture | undefined;
  finishes: { id: string; name: string }[];
  /** What it looks like in a finish, by the id of the finish. */
  finishPictures: Record<string, { base: string; alt: string }>;
  mountings: { id: string; name: string }[];
};

/** These products, with what can be chosen of each; those that are not published are left out. */
export async function listRequestable({
  ids,
  lang,
}: {
  ids: readonly string[];
  lang: Lang;
}): Promise<Requestable[]> {
  if (ids.length === 0) return [];
  const rows = await published("product")
    .where("id", "in", [...new Set(ids)])
    .select(["id", "content"])
    .execute();
  const products = rows.map(({ id, content }) => ({
    id,
    ...localize(
      {
        title: content.title,
        code: content.code,
        material: content.material,
        pictures: content.pictures,
        finishes: content.finishes,
        mountings: content.mountings,
      },
      lang,
    ),
  }));
  const shown = products.flatMap(({ pictures, finishes }) => [
    ...pictures.slice(0, 1),
    ...finishes.flatMap(({ picture }) => picture ?? []),
  ]);
  const pictures = await getPictures({ ids: shown, lang });
  return products.map(({ id, title, code, material, finishes, mountings, ...product }) => ({
    ...{ id, code, title: plain(title), unit: unitOf(material) },
    picture: pictures.get(product.pictures[0] ?? ""),
    finishes: finishes.map((finish) => ({ id: finish.id, name: plain(finish.name) })),
    finishPictures: Object.fromEntries(
      finishes.flatMap((finish) => {
        const picture = pictures.get(finish.picture ?? "");
        return picture ? [[finish.id, { base: picture.base, alt: plain(picture.alt) }]] : [];
      }),
    ),
    mountings: mountings.map((mounting) => ({ id: mounting.id, name: plain(mounting.buildUp) })),
  }));
}
