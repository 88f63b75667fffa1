import { BoothTable } from "./booth-table.tsx";
import { Description } from "./description.tsx";
import { Installation } from "./installation.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { RelatedCases, RelatedProducts } from "./related.tsx";
import { TechnicalData } from "./technical-data.tsx";

/** What a visitor meets below pictures and facts: most of a product's page. */
export function InDetail({ loaded }: { loaded: LoadedProduct }) {
  const { product, cases, related } = loaded;
  return (
    <div className="*:out-of-sight">
      <Description product={product} />
      <TechnicalData product={product} />
      <BoothTable booth={product.booth} />
      <Installation steps={product.installation} />
      <RelatedCases cases={cases} />
      <RelatedProducts products={related} />
    </div>
  );
}
