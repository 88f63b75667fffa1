import { data } from "react-router";
import { compareAbsorption } from "#domain/catalogue/compare-absorption.ts";
import { getProduct, type Product } from "#domain/catalogue/get-product.ts";
import { listProducts } from "#domain/catalogue/list-products.ts";
import type { Lang } from "#domain/language/language.ts";
import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { pageMeta, siteOf } from "../seo/page-meta.ts";
import type { Route } from "./+types/technical-sheet-page";
import { SheetAbsorption } from "./sheet/sheet-absorption.tsx";
import { readSheetQuery, sheetAddress, sheetOf, sheetParameters } from "./sheet/sheet-address.ts";
import { SheetChoice } from "./sheet/sheet-choice.tsx";
import { SheetFire } from "./sheet/sheet-fire.tsx";
import { SheetHead } from "./sheet/sheet-head.tsx";
import { SheetMake } from "./sheet/sheet-make.tsx";
import { type SheetProduct, toSheetProduct } from "./sheet/sheet-product.ts";

/** How many products are offered to be put beside it. */
const offered = 12;

export const handle = { query: sheetParameters };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const id = params.id.toLowerCase();
  const given = new URL(request.url).searchParams;
  const asked = readSheetQuery({ id, query: given });
  const [product, ...others] = await Promise.all(
    [id, ...asked.beside].map((one) => getProduct({ id: one, ...reader })),
  );
  if (!product) throw notFound();
  const products = [product, ...others.flatMap((other) => other ?? [])].map((one) =>
    toSheetProduct(one, asked.finishes[one.id]),
  );
  const comparison = compareAbsorption({
    products: products.map(comparable),
    kind: asked.mounting,
  });
  const { beside, finishes } = sheetOf(products);
  const mounting = comparison.kind === defaultKind(products) ? undefined : comparison.kind;
  const address = sheetAddress({ id, beside, mounting, finishes });
  if (params.id !== id || !isWritten({ given, address })) {
    throw redirectTo({ lang: params.lang, path: address });
  }
  return data(
    {
      products,
      keywords: product.seo.keywords,
      comparison,
      mounting,
      candidates: await listCandidates({ product, beside, ...reader }),
    },
    // Pairs are worth storing; the combinations of three and four, or of finishes, are too many.
    {
      headers:
        beside.length > 1 || Object.keys(finishes).length > 0
          ? { "Cache-Control": "no-store" }
          : {},
    },
  );
}

function comparable({ id, booth, mountings }: SheetProduct) {
  return { id, isBooth: booth !== undefined, mountings };
}

function defaultKind(products: SheetProduct[]) {
  return compareAbsorption({ products: products.map(comparable) }).kind;
}

function isWritten({ given, address }: { given: URLSearchParams; address: string }): boolean {
  const wanted = new URLSearchParams(address.split("?")[1]);
  wanted.sort();
  given.sort();
  return given.toString() === wanted.toString();
}

async function listCandidates({
  product,
  beside,
  lang,
}: {
  product: Product;
  beside: string[];
  lang: Lang;
}) {
  const { entries } = await listProducts({ classId: product.classId, lang });
  return entries
    .filter(({ id }) => id !== product.id && !beside.includes(id))
    .slice(0, offered)
    .map(({ id, code, title }) => ({ id, code, title }));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const product = loaderData?.products[0];
  if (!product) return [];
  const title = plain(product.title);
  return pageMeta({
    ...siteOf(matches),
    path: sheetAddress({ id: product.id }),
    title: m.sheet_seo_title({ title, code: product.code }),
    description: m.sheet_seo_description({ title, code: product.code }),
    keywords: loaderData.keywords,
    picture: product.picture,
  });
};

export default function TechnicalSheetPage({ loaderData }: Route.ComponentProps) {
  const { products, comparison, mounting, candidates } = loaderData;
  return (
    <article
      id="sheet"
      data-swap="fade"
      className="sheet page-width max-w-[68rem] py-10 text-sm print:max-w-none print:py-0 print:text-[8.5pt] print:leading-[1.35] print:[&_section]:mt-[5mm]"
    >
      <SheetHead products={products} />
      <SheetChoice products={products} candidates={candidates} />
      <SheetMake products={products} mounting={mounting} />
      <SheetAbsorption products={products} comparison={comparison} />
      <SheetFire products={products} />
      <p className="mt-6 border-t border-line pt-3 text-xs text-felt">{m.reading_rule()}</p>
    </article>
  );
}
