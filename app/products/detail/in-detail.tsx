import { BoothTable } from "../facts/booth-table.tsx";
import { Material, materialPicture } from "../facts/material.tsx";
import { TechnicalData } from "../facts/technical-data.tsx";
import { Specification } from "../specification/specification.tsx";
import { Description } from "./description.tsx";
import { Installation } from "./installation.tsx";
import type { LoadedProduct } from "./load-product.ts";
import { RelatedCases, RelatedProducts } from "./related.tsx";

/** What a visitor meets below pictures and facts: most of a product's page. */
export function InDetail({ loaded }: { loaded: LoadedProduct }) {
  const { product, pack, cases, related } = loaded;
  const material = materialPicture(loaded);
  return (
    <div className="*:out-of-sight">
      <Material product={product} material={material} />
      <Description product={product} />
      <TechnicalData product={product} isMadeOfSaid={material !== undefined} />
      <BoothTable booth={product.booth} />
      <Installation steps={product.installation} isApart={product.booth !== undefined} />
      <Specification product={product} pack={pack} />
      <RelatedCases cases={cases} />
      <RelatedProducts products={related} />
    </div>
  );
}
