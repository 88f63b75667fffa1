import { data } from "react-router";
import type { PageQuery } from "../request/page-handle.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { siteOf } from "../seo/page-meta.ts";
import type { Route } from "./+types/product-page";
import { productAddress } from "./catalogue/catalogue-address.ts";
import { loadProduct } from "./detail/load-product.ts";
import { ProductView, productMeta } from "./detail/product-view.tsx";

export const handle = {
  query: { finish: /^[a-z0-9-]{1,60}$/, mounting: /^[a-z0-9-]{1,60}$/ } satisfies PageQuery,
  script: "app/products/product-page.client.ts",
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = params.id.toLowerCase();
  const { searchParams, origin } = new URL(request.url);
  const finish = searchParams.get("finish") ?? undefined;
  const mounting = searchParams.get("mounting") ?? undefined;
  const loaded = await loadProduct({ id, finish, mounting, origin, lang: context.get(lang) });
  // One address for each finish and mounting that there is.
  const isFinish = finish === undefined || finish === loaded.finish?.id;
  const isMounting = mounting === undefined || mounting === loaded.pack?.mounting;
  if (id !== params.id || !isFinish || !isMounting) {
    const path = productAddress({
      id,
      finish: isFinish ? finish : undefined,
      mounting: isMounting ? mounting : undefined,
    });
    throw redirectTo({ lang: params.lang, path });
  }
  // Every finish is worth storing; those times every mounting are too many.
  return data(loaded, { headers: mounting ? { "Cache-Control": "no-store" } : {} });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta({ site: siteOf(matches), ...loaderData }) : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductView {...loaderData} />;
}
