import { expect, test } from "vitest";
import { shortenTable } from "./shorten-table.js";

function manifestOf(...routes: { id: string; path?: string; parentId?: string }[]) {
  const described = routes.map((route) => ({ hasDefaultExport: true, ...route }));
  return { version: "1", routes: Object.fromEntries(described.map((route) => [route.id, route])) };
}

const idsOf = (manifest: ReturnType<typeof manifestOf>) =>
  Object.keys(shortenTable(manifest).routes);

test("of a page's two names the first is kept, whichever it is", () => {
  const manifest = manifestOf(
    { id: "news/news-page.tsx news.html", path: ":lang?/news.html" },
    { id: "news/news-page.tsx news", path: ":lang?/news" },
    { id: "news/list-page.tsx news/:class", path: ":lang?/news/:class" },
    { id: "news/list-page.tsx news/:class.html", path: ":lang?/news/:class.html" },
    { id: "landing/slat-page.tsx akupanel.html", path: ":lang?/akupanel.html" },
    { id: "landing/slat-page.tsx Akupanel", path: ":lang?/Akupanel" },
  );
  expect(idsOf(manifest)).toEqual([
    "news/news-page.tsx news.html",
    "news/list-page.tsx news/:class",
    "landing/slat-page.tsx akupanel.html",
  ]);
});

test("pages have their language in front; the home page and what is unknown need none", () => {
  const manifest = manifestOf(
    { id: "home/home-page", path: ":lang?" },
    { id: "home/moved-home.ts index.html", path: ":lang?/index.html" },
    { id: "news/news-page.tsx news.html", path: ":lang?/news.html" },
    { id: "errors/not-found-page", path: ":lang?/*" },
  );
  const { routes }: typeof manifest = shortenTable(manifest);
  const paths = Object.values(routes).map(({ path }) => path);
  expect(paths).toEqual([":lang?", ":lang/news.html", ":lang?/*"]);
});

test("what few visitors open is left out, and a layout with nothing left in it", () => {
  const manifest = manifestOf(
    { id: "root", path: "" },
    { id: "shell/users-layout", parentId: "root" },
    {
      id: "members/resume-page.tsx users/myresume",
      path: ":lang?/users/myresume",
      parentId: "shell/users-layout",
    },
    { id: "shell/full-layout", parentId: "root" },
    { id: "home/home-page", path: ":lang?", parentId: "shell/full-layout" },
  );
  expect(idsOf(manifest)).toEqual(["root", "shell/full-layout", "home/home-page"]);
});
