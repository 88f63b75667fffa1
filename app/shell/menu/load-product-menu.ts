import { callApi } from "../../api/client.ts";
import { oncePerSession } from "../session-cache.ts";

export type MenuClass = { url: string; products: { id: string; title: string }[] };

type ApiClass = { _id: string; className: string; status: string };
type ApiProduct = { _id: string; title: string };

/** Children shown per class. */
const mostProducts = 10;

/** The first products of each class, fetched once per session through the public API. */
export function loadProductMenu(): Promise<MenuClass[]> {
  return oncePerSession("product-menu", async () => {
    const { data } = await callApi<{ data: ApiClass[] }>({
      path: "/api/admin/listMenuProduct",
      quiet: true,
    });
    return Promise.all(data.filter(({ status }) => status === "1").map(loadClass));
  });
}

async function loadClass({ _id, className }: ApiClass): Promise<MenuClass> {
  const { data } = await callApi<{ data: ApiProduct[] }>({
    path: "/api/admin/menuProductList",
    method: "POST",
    body: { _id, num: 0, pageNum: mostProducts },
    quiet: true,
  });
  const products = data.map((product) => ({ id: product._id, title: product.title }));
  return { url: `/product/${className}.html`, products };
}
