import type { BasketUnit } from "#domain/basket/basket-rules.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";

/**
 * Puts a product into the request list and then says so (`watch-adding.client.ts`). Without scripts
 * there is no list to put it into.
 */
export function AddLink({
  product,
  finish,
  mounting,
  about,
  unit,
  short = false,
  className,
}: {
  /** Ids of the product, its finish and its mounting. */
  product: string;
  finish?: string | undefined;
  mounting?: string | undefined;
  /** The product in words. */
  about: string;
  unit: BasketUnit;
  /** Where there is little room, and other products beside it. */
  short?: boolean;
  className: string;
}) {
  const [add, added] = short
    ? [m.basket_add_short(), m.basket_added_short()]
    : [m.basket_add(), m.basket_added()];
  return (
    <Link
      to="/basket.html"
      rel="nofollow"
      title={short ? about : undefined}
      className={`${className} noscript:hidden print:hidden`}
      data-inquiry-product={product}
      data-inquiry-finish={finish}
      data-inquiry-mounting={mounting}
      data-inquiry-about={about}
      data-unit={unit}
      aria-live="polite"
      data-add={add}
      data-adds={added}
    >
      {add}
    </Link>
  );
}
