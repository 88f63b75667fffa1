import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { Picture } from "../../ui/pictures/picture.tsx";
import { finishFrame, type Shot } from "../gallery/finish-picture.ts";
import { FactList } from "./fact.tsx";
import { technicalFacts } from "./technical-data.tsx";

type InFinish = { product: Product; finish: Finish | undefined };

export type MaterialPicture = {
  picture: PictureValue;
  /** What it shows of the chosen finish, if it follows the choice. */
  shot?: Shot;
};

/**
 * What stands as wide as the window below the facts: the surface of the chosen finish from near.
 * What has none of it, booths and accessories, shows its last picture, which is not in the gallery
 * then.
 */
export function materialPicture(shown: InFinish): MaterialPicture | undefined {
  const { picture, closeUp } = shown.finish ?? {};
  if (closeUp) return { picture: closeUp, shot: "closeUp" };
  const last = otherPictures(shown).at(-1);
  // The gallery has to begin with something else.
  const isLead = !picture && last === shown.product.pictures[0];
  return last && !isLead ? { picture: last } : undefined;
}

/** Pictures besides those of the finishes; all, where the chosen one has none. */
export function otherPictures({ product, finish }: InFinish): PictureValue[] {
  const finished = new Set(
    finish?.picture &&
      product.finishes.flatMap(({ picture, closeUp }) => [picture?.id, closeUp?.id]),
  );
  return product.pictures.filter(({ id }) => !finished.has(id));
}

/** The material from edge to edge of the window, then what it is made of. */
export function Material({
  product,
  material,
}: {
  product: Product;
  material: MaterialPicture | undefined;
}) {
  if (!material) return null;
  const { picture, shot } = material;
  return (
    <section id="material">
      <div {...finishFrame({ shot, picture })}>
        <Picture
          picture={picture}
          sizes="100vw"
          // The surface lies below the middle of the picture, the wall behind it above.
          className="aspect-square max-h-[56rem] w-full tablet:aspect-[2/1] desktop:aspect-[21/9] print:hidden [&_img]:object-[50%_62%]"
        />
      </div>
      <div className="page-width section-space grid gap-x-16 gap-y-6 desktop:grid-cols-2">
        <h2 className="text-title">{m.technical_title()}</h2>
        <FactList facts={technicalFacts(product)} />
      </div>
    </section>
  );
}
