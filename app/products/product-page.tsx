import { lang } from "../request-context.ts";
import { siteOf } from "../seo.ts";
import type { Route } from "./+types/product-page";
import { movedTo } from "./catalogue-address.ts";
import { loadProduct } from "./load-product.ts";
import { ProductView, productMeta } from "./product-view.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = params.id.toLowerCase();
  const loaded = await loadProduct({ id, lang: context.get(lang) });
  if (id !== params.id) throw movedTo({ lang: params.lang, to: `/productdetail/${id}.html` });
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? productMeta({ site: siteOf(matches), ...loaderData }) : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductView {...loaderData} />;
}
