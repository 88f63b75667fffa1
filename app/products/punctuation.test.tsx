import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Product } from "#domain/catalogue/get-product.ts";
import type { ProductContent } from "#domain/catalogue/product-content.ts";
import { rateMounting } from "#domain/catalogue/rate-mounting.ts";
import type { Lang } from "#domain/language/language.ts";
import { polyesterProducts } from "../../content/products/polyester.ts";
import { slatProducts } from "../../content/products/slat.ts";
import { inLanguage } from "../../tests/support/in-language.ts";
import { Acoustics } from "./facts/acoustics.tsx";
import { SheetAbsorption } from "./sheet/sheet-absorption.tsx";

/** Latin marks beside letters of the page's language, or between values in its sentences. */
const foreign = {
  zh: /.{0,20}(?:\p{Script=Han}\s?[;,:]|[;,:]\s?\p{Script=Han}|\p{Script=Han} ?\(|[;,] [\dα]|Hz: ).{0,20}/gu,
  ar: /.{0,20}(?:\p{Script=Arabic}\s?[;,]|[;,]\s?\p{Script=Arabic}|[;,] [\dα]).{0,20}/gu,
};

function read({ product, lang }: { product: ProductContent; lang: Lang }): Product {
  return {
    ...product,
    ...{ title: product.title[lang], summary: product.summary[lang] },
    ...{ finishes: [], pictures: [], fire: [] },
    mountings: product.mountings.map((mounting) => rateMounting({ mounting, lang })),
  } as unknown as Product;
}

const shown = [...slatProducts, ...polyesterProducts];
const nothing = { kind: undefined, kinds: [], compared: [], refused: [], depthsDiffer: false };

/** What page and sheets say of a product. */
function textsOf({ product, lang }: { product: ProductContent; lang: Lang }): string {
  const loaded = read({ product, lang });
  const sheet = { ...loaded, finish: undefined, picture: undefined };
  const refused = [{ id: product.id, refusal: { why: "no-values" as const } }];
  return [
    <Acoustics key="page" product={loaded} />,
    <SheetAbsorption key="sheet" products={[sheet]} comparison={nothing} />,
    <SheetAbsorption
      key="refused"
      products={[sheet, { ...sheet, id: "other" }]}
      comparison={{ ...nothing, refused }}
    />,
  ]
    .map((part) => renderToStaticMarkup(part).replace(/<[^>]+>/g, ""))
    .join("\n");
}

describe.each(["zh", "ar"] as const)("marks are those of %s", (lang) => {
  test.each(shown.map((product) => [product.id, product] as const))("%s", (_, product) => {
    const texts = inLanguage(lang, () => textsOf({ product, lang }));
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.match(foreign[lang]) ?? []).toEqual([]);
  });
});

test("English keeps its own", () => {
  const [oak] = slatProducts;
  if (!oak) throw new Error("no slat panel");
  const texts = inLanguage("en", () => textsOf({ product: oak, lang: "en" }));
  expect(texts).toMatch(/Hz ±[\d.]+; \d/);
  expect(texts).toContain("Specimen: Wood slats");
});
