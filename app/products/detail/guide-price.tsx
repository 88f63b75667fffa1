import type { Product } from "#domain/catalogue/get-product.ts";
import { m } from "#text";
import { useHasBuyingPage } from "../../shell/use-settings.ts";
import { Link } from "../../ui/controls/link.tsx";
import { formatDay } from "../../ui/format/format-day.ts";
import { formatMoney } from "../../ui/format/format-money.ts";
import { formatNumber } from "../../ui/format/format-number.ts";

type Price = NonNullable<Product["price"]>;

/** What it costs roughly, as of when, and where the terms stand. */
export function GuidePrice({ product: { price } }: { product: Product }) {
  const hasBuyingPage = useHasBuyingPage();
  if (!price) return null;
  return (
    <p className="border-s-4 border-oak ps-4">
      <span className="text-sm text-felt">{m.price_title()}</span>{" "}
      <strong className="tabular text-lg">{priceText(price)}</strong>
      <span className="block text-sm text-felt">
        {m.price_note({ date: formatDay(price.date) })}{" "}
        {hasBuyingPage && (
          <Link
            to="/buying.html"
            className="underline underline-offset-4 hover:text-ink print:hidden"
          >
            {m.price_more()}
          </Link>
        )}
      </span>
    </p>
  );
}

function priceText({ from, to, currency, per }: Price): string {
  const price = formatMoney({ amount: from, currency });
  if (to === undefined)
    return per === "m2" ? m.price_from_m2({ price }) : m.price_from_piece({ price });
  const band = { price, to: formatNumber(to) };
  return per === "m2" ? m.price_band_m2(band) : m.price_band_piece(band);
}
