import type { ProductCurves, SectionOf } from "#domain/landing-pages/get-landing-page.ts";
import { m } from "#text";
import { mountingName } from "../acoustics/mounting-name.ts";
import { SourcedChart } from "../acoustics/sourced-chart.tsx";
import { Link } from "../ui/controls/link.tsx";
import { formatNumber } from "../ui/format/format-number.ts";
import { Text } from "../ui/text/text.tsx";
import { SectionHead } from "./section-head.tsx";

/** How a product absorbs: never a curve without its mounting and its evidence. */
export function Chart({ section: { id, title, lead, product } }: { section: SectionOf<"chart"> }) {
  return (
    <section
      id={id}
      className="page-width section-space grid gap-x-16 gap-y-8 desktop:grid-cols-[1fr_2fr]"
    >
      <div>
        <SectionHead title={title} lead={lead} />
        {product && <Mounted product={product} />}
      </div>
      {product && product.curves.length > 0 && <SourcedChart curves={product.curves} />}
    </section>
  );
}

function Mounted({ product: { id, title, mounting } }: { product: ProductCurves }) {
  return (
    <p className="mt-6 border-t border-line pt-4">
      <Link
        to={`/productdetail/${id}.html`}
        className="inline-flex min-h-11 items-center font-medium text-oak-deep underline underline-offset-8 hover:text-ink"
      >
        <Text>{title}</Text>
      </Link>
      <span className="block text-felt">
        {m.mounting_with_depth({
          mounting: mountingName(mounting.kind),
          depth: formatNumber(mounting.depth),
        })}
      </span>
    </p>
  );
}
