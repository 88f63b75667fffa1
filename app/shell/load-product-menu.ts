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
type ApiProduct = { _id: string; title: string };

/** Children shown per class. */
const mostProducts = 10;
/** Classes shown with a picture as well. */
const pictured = ["woodSlat", "silenceBooth"];

/** Classes with their first products, fetched once per session through the public API. */
export function loadProductMenu(): Promise<MenuClass[]> {
  return oncePerSession("product-menu", async () => {
    const { data } = await callApi<{ data: ApiClass[] }>({
      path: "/api/admin/listMenuProduct",
      quiet: true,
    });
    return Promise.all(data.filter(({ status }) => status === "1").map(loadClass));
  });
}

async function loadClass({ _id, className, subjectName }: ApiClass): Promise<MenuClass> {
  const [{ data }, picture] = await Promise.all([
    callApi<{ data: ApiProduct[] }>({
      path: "/api/admin/menuProductList",
      method: "POST",
      body: { _id, num: 0, pageNum: mostProducts },
      quiet: true,
    }),
    pictured.includes(className) ? loadPicture(_id) : undefined,
  ]);
  const products = data.map((product) => ({ id: product._id, title: product.title }));
  return { id: _id, className, subjectName, picture, products };
}

/** The first product of a class as it looks; a menu without pictures is a menu all the same. */
async function loadPicture(classId: string): Promise<string | undefined> {
  const path = `/api/ideas/products?classId=${encodeURIComponent(classId)}&pageNum=1`;
  const { data } = await callApi<{ data: { imgs: string[] }[] }>({ path, quiet: true }).catch(
    () => ({ data: [] }),
  );
  return data[0]?.imgs[0];
}
