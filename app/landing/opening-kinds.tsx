import type { ProductCard } from "#domain/catalogue/list-products.ts";
import type { Picture as PictureValue } from "#domain/media/picture.ts";
import { m } from "#text";
import type { Copy } from "../page-copy/page-copy.ts";
import { Link } from "../ui/controls/link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { Headline } from "../ui/text/headline.tsx";
import { Text } from "../ui/text/text.tsx";
import type { Opening } from "./opening-hero.tsx";

export type OpeningKind = Opening & {
  picture: PictureValue | undefined;
  products: Pick<ProductCard, "id" | "code" | "title">[];
};

/** Each kind of opening with its picture and the panels that have it; the pictures change sides. */
export function OpeningKinds({ copy, kinds }: { copy: Copy; kinds: OpeningKind[] }) {
  return (
    <section className="bg-sand">
      <div className="page-width section-space">
        <h2 className="text-title">
          <Headline>{copy["types.title"]}</Headline>
        </h2>
        <div className="mt-10 space-y-16 tablet:mt-14 desktop:space-y-28">
          {kinds.map((kind, position) => (
            <Kind key={kind.name} {...{ copy, kind }} isTurned={position % 2 === 1} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Kind({ copy, kind, isTurned }: { copy: Copy; kind: OpeningKind; isTurned: boolean }) {
  const { name, className, picture, products } = kind;
  return (
    <article id={name} className="grid items-center gap-x-16 gap-y-8 tablet:grid-cols-2">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 768px) 50vw, 100vw"
          className={`aspect-square w-full ${isTurned ? "tablet:order-last" : ""}`}
        />
      )}
      <div>
        <h3 className="text-[1.75rem] leading-snug">
          <Headline>{copy[`types.${name}.title`]}</Headline>
        </h3>
        <p className="mt-4 max-w-prose text-lead text-felt">
          <Text>{copy[`types.${name}.text`]}</Text>
        </p>
        <ul className="mt-8 border-t border-ink/20">
          {products.map(({ id, code, title }) => (
            <li key={id} className="border-b border-ink/20">
              <Link
                to={`/productdetail/${id}.html`}
                className="flex min-h-12 items-center justify-between gap-4 py-2 underline-offset-4 hover:text-oak-deep hover:underline"
              >
                <Text>{title}</Text>
                <bdi className="shrink-0 text-sm text-felt">{code}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <Link
            to={`/product/${className}.html`}
            className="inline-flex min-h-11 items-center font-medium text-oak-deep underline underline-offset-8 hover:text-ink"
          >
            {m.landing_whole_range()}
          </Link>
        </p>
      </div>
    </article>
  );
}
