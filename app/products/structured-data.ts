import type { CatalogueCard } from "#domain/catalogue/browse-products.ts";
import { describeEvidence } from "#domain/catalogue/curve-words.ts";
import { isTested } from "#domain/catalogue/fire-class.ts";
import type { Product } from "#domain/catalogue/get-product.ts";
import type { Mounting } from "#domain/catalogue/rate-mounting.ts";
import { plain } from "#domain/language/text.ts";
import { sharedFile } from "#domain/media/picture.ts";
import { m } from "#text";
import { getLocale } from "#text/runtime";
import { mountingName } from "../acoustics/mounting-name.ts";
import { absolute, type Site } from "../seo/page-meta.ts";
import { materialNames } from "./catalogue/filter-names.ts";
import { weightedText } from "./facts/weighted.tsx";

const context = "https://schema.org";

export function productItemList({ cards, ...site }: Site & { cards: CatalogueCard[] }) {
  return {
    "@context": context,
    "@type": "ItemList",
    itemListElement: cards.map(({ id, title }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name: plain(title),
      url: absolute({ ...site, path: `/productdetail/${id}.html` }),
    })),
  };
}

/**
 * The product with its own acoustic values, what a laboratory has measured and nothing else, and
 * the fire classes that one has reported.
 */
export function productData({ product, ...site }: Site & { product: Product }) {
  return {
    "@context": context,
    "@type": "Product",
    name: plain(product.title),
    description: plain(product.summary),
    sku: product.code,
    url: absolute({ ...site, path: `/productdetail/${product.id}.html` }),
    image: product.pictures.map((picture) => site.origin + sharedFile(picture)),
    material: materialNames[product.material](),
    brand: { "@type": "Brand", name: plain(site.siteName) },
    additionalProperty: [
      ...product.mountings.flatMap(acousticProperties),
      ...product.fire.filter(isTested).map(({ code, class: rated, evidence }) => ({
        "@type": "PropertyValue",
        name: `${m.fire_title()} (${code})`,
        value: rated,
        measurementTechnique: code,
        description: describeEvidence(evidence, getLocale()),
      })),
    ],
  };
}

function acousticProperties({ kind, measured }: Mounting) {
  if (!measured) return [];
  const { weighted, nrc, saa, basis, evidence } = measured;
  const from = basis === "octaves" ? ` (${m.rating_from_octaves()})` : "";
  const numbers: { name: string; value: string | number | undefined; by: string }[] = [
    { name: "αw", value: weightedText(weighted), by: "ISO 11654" },
    { name: m.rating_label(), value: weighted.class, by: "ISO 11654" },
    { name: "NRC", value: nrc, by: "ASTM C423" },
    { name: "SAA", value: saa, by: "ASTM C423" },
  ];
  return numbers.flatMap(({ name, value, by }) =>
    value === undefined
      ? []
      : [
          {
            "@type": "PropertyValue",
            name: `${name} (${mountingName(kind)})`,
            value,
            measurementTechnique: `${by}${from}`,
            description: describeEvidence(evidence, getLocale()),
          },
        ],
  );
}
