import type { Finish, Product } from "#domain/catalogue/get-product.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import { Picture } from "../ui/picture.tsx";
import { FactList } from "./order-facts.tsx";
import { technicalFacts } from "./technical-data.tsx";

/**
 * The picture that stands large below the facts, and not in the gallery: the last, where the
 * finish, its surface and another one are left for the gallery.
 */
export function materialPicture({
  product,
  finish,
}: {
  product: Product;
  finish: Finish | undefined;
}): PictureValue | undefined {
  const finished = new Set(product.finishes.map(({ picture }) => picture?.id));
  const others = product.pictures.filter(({ id }) => !finished.has(id));
  const isSpare = finish?.picture !== undefined && others.length > 1;
  return isSpare ? others.at(-1) : undefined;
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
