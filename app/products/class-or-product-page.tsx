import { data } from "react-router";
import { findProduct } from "#domain/catalogue/find-product.ts";
import { getClass } from "#domain/catalogue/get-class.ts";
import { pageNumber } from "#domain/queries/page-of.ts";
import { notFound } from "../request/not-found.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { siteOf } from "../seo/page-meta.ts";
import type { Route } from "./+types/class-or-product-page";
import { catalogueHeaders, catalogueParameters } from "./catalogue/catalogue-address.ts";
import { ClassView, classMeta } from "./catalogue/class-view.tsx";
import { loadClass } from "./catalogue/load-class.ts";
import { loadProduct } from "./detail/load-product.ts";
import { ProductView, productMeta } from "./detail/product-view.tsx";

export const handle = {
  query: catalogueParameters,
  script: "app/products/product-page.client.ts",
};

/** Below a class, a number is a page of its list and anything else one of its products. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reader = { lang: context.get(lang) };
  const shown = await getClass({ className: params.class, ...reader });
  if (!shown) throw await elsewhere(params);
  if (params.page === undefined || pageNumber.test(params.page)) {
    const loaded = await loadClass({ shown, request, params, ...reader });
    return data({ kind: "class", ...loaded } as const, {
      headers: catalogueHeaders(loaded.catalogue.query),
    });
  }
  const { className } = shown;
  const id = params.page.toLowerCase();
  const { origin } = new URL(request.url);
  const loaded = await loadProduct({ id, origin, ...reader });
  if (loaded.product.classId !== shown.id) throw notFound();
  // A product is not narrowed down: each of them is one page, whatever a list could be asked for.
  const isPlain = new URL(request.url).search === "";
  if (id !== params.page || className !== params.class || !isPlain) {
    throw redirectTo({ lang: params.lang, path: `/product/${className}/${id}.html` });
  }
  return data({ kind: "product", ...loaded } as const);
}

/** What is not a class may be a product: `/product/{id}`. */
async function elsewhere({ lang, class: name, page }: Route.LoaderArgs["params"]) {
  const product = page === undefined ? await findProduct({ id: name.toLowerCase() }) : undefined;
  return product ? redirectTo({ lang, path: `/productdetail/${product.id}.html` }) : notFound();
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const site = siteOf(matches);
  return loaderData.kind === "class"
    ? classMeta({ site, ...loaderData })
    : productMeta({ site, ...loaderData });
};

export default function ClassOrProductPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === "class" ? (
    <ClassView {...loaderData} />
  ) : (
    <ProductView {...loaderData} />
  );
}
