import type { MenuCard } from "#domain/navigation/get-menus.ts";
import { m } from "#text";
import { Link } from "../../ui/controls/link.tsx";
import { SkeletonText } from "../../ui/page/skeleton.tsx";
import { Name } from "../../ui/text/name.tsx";
import type { MenuClass } from "./load-product-menu.ts";

/**
 * What opens below the header: cards with a picture each, which is there at once
 * (`MenuPictures` in the header). Product families also list their products, as soon as those come.
 */
export function MenuPanel({
  cards,
  pages,
  classes,
}: {
  cards: MenuCard[];
  pages: MenuCard[] | undefined;
  classes: MenuClass[] | undefined;
}) {
  return (
    <div className="menu-panel">
      <div className="page-width flex gap-10 py-8">
        <ul className="grid flex-1 grid-cols-4 content-start gap-x-6 gap-y-6">
          {cards.map((card) => (
            <li key={card.url}>
              <PicturedLink {...card} />
              {pages && <Products family={card.url} classes={classes} />}
            </li>
          ))}
          {pages && (
            <li>
              <Link
                to="/product.html"
                className="inline-flex min-h-8 items-center text-oak-deep underline-offset-4 hover:underline"
              >
                {m.all_products()}
              </Link>
            </li>
          )}
        </ul>
        {pages && (
          <div className="w-50 border-s border-line ps-8">
            <ul className="space-y-6">
              {pages.map((page) => (
                <li key={page.url}>
                  <PicturedLink {...page} />
                </li>
              ))}
            </ul>
            {!classes && (
              <p role="status" aria-label={m.loading()} className="mt-6">
                <SkeletonText />
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function PicturedLink({ url, label, picture }: MenuCard) {
  return (
    <Link to={url} className="group block font-semibold">
      <span className="block aspect-[5/2] overflow-hidden bg-sand">
        {picture && <img src={picture} alt="" className="size-full object-cover" />}
      </span>
      <span className="mt-2 flex min-h-8 items-center leading-snug underline-offset-4 group-hover:underline">
        <Name>{label}</Name>
      </span>
    </Link>
  );
}

function Products({ family, classes }: { family: string; classes: MenuClass[] | undefined }) {
  if (!classes) return <SkeletonText lines={4} />;
  const products = classes.find(({ url }) => url === family)?.products ?? [];
  return (
    <ul className="text-sm text-felt">
      {products.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`/productdetail/${id}.html`}
            className="inline-flex min-h-7 items-center py-1 leading-snug underline-offset-4 hover:text-ink hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
