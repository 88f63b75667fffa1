import { callApi } from "../api/client.ts";
import { oncePerSession } from "./session-cache.ts";

export type MenuClass = {
  id: string;
  className: string;
  subjectName: string;
  picture: string | undefined;
  products: { id: string; title: string }[];
};

type ApiClass = { _id: string; className: string; subjectName: string; status: string };
type ApiProduct = { _id: string; title: string; imgs?: string[] };

/** Children shown per class. */
const mostProducts = 10;

/** Classes with their first products, fetched once per session through the public API. */
export function loadProductMenu(): Promise<MenuClass[]> {
  return oncePerSession("product-menu", async () => {
    const { data } = await callApi<{ data: ApiClass[] }>({
      path: "/api/admin/listMenuProduct",
      quiet: true,
    });
    return Promise.all(data.filter(({ status }) => status === "1").map(withProducts));
  });
}

async function withProducts({ _id, className, subjectName }: ApiClass): Promise<MenuClass> {
  const { data } = await callApi<{ data: ApiProduct[] }>({
    path: "/api/admin/menuProductList",
    method: "POST",
    body: { _id, num: 0, pageNum: mostProducts },
    quiet: true,
  });
  return {
    id: _id,
    className,
    subjectName,
    picture: data[0]?.imgs?.[0],
    products: data.map((product) => ({ id: product._id, title: product.title })),
  };
}
