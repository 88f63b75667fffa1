import type { PageQuery } from "../request/page-handle.ts";
import { redirectTo } from "../request/redirect-to.ts";
import { lang } from "../request/request-context.ts";
import { siteOf } from "../seo/page-meta.ts";
import type { Route } from "./+types/product-page";
import { productAddress } from "./catalogue/catalogue-address.ts";
import { loadProduct } from "./detail/load-product.ts";
import { ProductView, productMeta } from "./detail/product-view.tsx";

export const handle = {
  query: { finish: /^[a-z0-9-]{1,60}$/ } satisfies PageQuery,
  script: "app/products/product-page.client.ts",
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = params.id.toLowerCase();
  const finish = new URL(request.url).searchParams.get("finish") ?? undefined;
  const loaded = await loadProduct({ id, finish, lang: context.get(lang) });
  // One address for each finish that there is.
  const isKnown = finish === undefined || finish === loaded.finish?.id;
  if (id !== params.id || !isKnown) {
    const path = productAddress({ id, finish: isKnown ? finish : undefined });
    throw redirectTo({ lang: params.lang, path });
  }
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta({ site: siteOf(matches), ...loaderData }) : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductView {...loaderData} />;
}
