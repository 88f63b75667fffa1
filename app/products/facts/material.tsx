import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { Picture } from "../../ui/pictures/picture.tsx";
import { FactList } from "./order-facts.tsx";
import { technicalFacts } from "./technical-data.tsx";

type InFinish = { product: Product; finish: Finish | undefined };

/**
 * The picture that stands large below the facts, and not in the gallery: the last, where the
 * finish, its surface and another one are left for the gallery.
 */
export function materialPicture(shown: InFinish): PictureValue | undefined {
  const others = otherPictures(shown);
  return shown.finish?.picture && others.length > 1 ? others.at(-1) : undefined;
}

/** Pictures besides those of the finishes; all, where the chosen one has none. */
export function otherPictures({ product, finish }: InFinish): PictureValue[] {
  const finished = new Set(finish?.picture && product.finishes.map(({ picture }) => picture?.id));
  return product.pictures.filter(({ id }) => !finished.has(id));
}

/** The material up to the edge of the window, and beside it what it is made of. */
export function Material({
  product,
  picture,
}: {
  product: Product;
  picture: PictureValue | undefined;
}) {
  if (!picture) return null;
  return (
    <section className="grid items-stretch desktop:grid-cols-2 print:block">
      <Picture
        picture={picture}
        sizes="(min-width: 1080px) 50vw, 100vw"
        className="aspect-square size-full max-h-[52rem] print:hidden"
      />
      <div className="page-width flex flex-col justify-center section-space desktop:mx-0 desktop:max-w-[calc(40rem+var(--gutter))] desktop:ps-20">
        <h2 className="mb-6 text-title">{m.technical_title()}</h2>
        <FactList facts={technicalFacts(product)} />
      </div>
    </section>
  );
}
