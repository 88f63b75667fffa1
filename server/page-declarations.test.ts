import { expect, test } from "vitest";
import { listDeclared, readDeclarations } from "./page-declarations.ts";

type Routes = Parameters<typeof listDeclared>[0];

/** As the build has them: a flat list, each with the id of its parent. */
function routes(list: { id: string; parentId?: string; path?: string; handle?: object }[]): Routes {
  return Object.fromEntries(
    list.map(({ handle, ...route }) => [
      route.id,
      { ...route, module: { default: () => null, ...(handle && { handle }) } },
    ]),
  ) as Routes;
}

const { readQuery, fileBytes } = readDeclarations(
  // As another thread has them.
  structuredClone(
    listDeclared(
      routes([
        { id: "root" },
        { id: "lang", parentId: "root", path: ":lang?" },
        {
          id: "products",
          parentId: "lang",
          path: "product.html",
          handle: { query: { page: /^[2-9]$/, finish: ["green", "blue"] } },
        },
        { id: "product", parentId: "lang", path: "productdetail/:id.html" },
        { id: "search", parentId: "lang", path: "search", handle: { query: { query: /^/ } } },
        {
          id: "compare",
          parentId: "lang",
          path: "compare.html",
          handle: { query: { p: { each: /^[a-z,]+$/, most: 3 } } },
        },
        { id: "inquiry", parentId: "lang", path: "inquiry", handle: { fileBytes: 5000 } },
        { id: "any", parentId: "lang", path: "*" },
      ]),
    ),
  ),
);

function read(url: string): string {
  const [path = "", search = ""] = url.split("?");
  return path + readQuery({ path, search });
}

test.each([
  ["/en/product.html?finish=green&page=2", "/en/product.html?page=2&finish=green"],
  ["/product.html?finish=blue", "/product.html?finish=blue"],
  ["/PRODUCT.html?finish=blue", "/PRODUCT.html?finish=blue"],
  ["/en/product.html.data?finish=blue&_routes=x", "/en/product.html.data?finish=blue"],
  ["/ar/search?query=%E6%9C%A8&kind=x", "/ar/search?query=%E6%9C%A8"],
  ["/en/search?query=a&query=b", "/en/search?query=a"],
  ["/en/compare.html?p=a&p=B&p=c&p=d", "/en/compare.html?p=a&p=c"],
])("%s is known as %s", (url, known) => {
  expect(read(url)).toBe(known);
});

test.each([
  "/en/product.html?finish=gold",
  "/en/product.html?finish=green%20",
  "/en/product.html?page=1",
  "/en/product.html?page=77",
  "/en/product.html?sort=x&utm_source=y",
  "/en/productdetail/slat-oak.html?page=2",
  "/en/productdetail/slat-oak.html?finish=green",
  "/en/no/such/page?page=2",
  "/en?page=2",
])("%s is the page without a query", (url) => {
  expect(read(url)).toBe(url.split("?")[0]);
});

test("what is searched for is read as far as anybody types", () => {
  expect(read(`/en/search?query=${"a".repeat(5000)}`)).toBe(`/en/search?query=${"a".repeat(2400)}`);
});

test("files may come to the pages that declare them, in whatever language and case", () => {
  for (const path of ["/inquiry", "/ar/inquiry", "/en/INQUIRY/"])
    expect(fileBytes(path)).toBe(5000);
  for (const path of ["/en/search", "/en/inquiry/sent", "/en", "/"])
    expect(fileBytes(path)).toBe(0);
});
