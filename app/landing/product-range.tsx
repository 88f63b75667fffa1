import type { ColouredProduct } from "#domain/catalogue/show-in-colours.ts";
import type { Text as TextValue } from "#domain/language/text.ts";
import { m } from "#text";
import { Link } from "../ui/controls/link.tsx";
import { Card, CardGrid } from "../ui/page/card.tsx";
import { Text } from "../ui/text/text.tsx";

const pairSizes = "(min-width: 768px) 25vw, 50vw";

/** The products a landing page speaks of, and the way to all of them. */
export function ProductRange({
  products,
  to,
  samples,
}: {
  products: ColouredProduct[];
  to: string;
  /** Offers samples in a place of its own at the end of the row. */
  samples?: TextValue | undefined;
}) {
  return (
    <>
      <CardGrid pairs>
        {products.map(({ id, code, title, picture, finish }) => (
          <Card
            key={id}
            to={`/productdetail/${id}.html${finish ? `?finish=${finish}` : ""}`}
            picture={picture}
            title={title}
            note={<bdi>{code}</bdi>}
            shape="square"
            sizes={pairSizes}
          />
        ))}
        {samples && <SampleOffer label={samples} />}
      </CardGrid>
      <p className="mt-12">
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-medium text-oak-deep underline underline-offset-8 hover:text-ink"
        >
          {m.landing_whole_range()}
        </Link>
      </p>
    </>
  );
}

function SampleOffer({ label }: { label: TextValue }) {
  return (
    <Link
      to="/aboutUs/lianxi.html"
      className="group flex aspect-square flex-col justify-between bg-oak-deep p-4 text-white phone:p-6 transition-colors duration-200 ease-calm hover:bg-ink"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-8 self-end fill-none stroke-current rtl:-scale-x-100"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M5 19 19 5M8 5h11v11" />
      </svg>
      <span className="text-lg leading-snug font-semibold phone:text-2xl">
        <Text>{label}</Text>
      </span>
    </Link>
  );
}
