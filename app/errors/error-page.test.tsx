import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { inLanguage } from "../../tests/support/in-language.ts";
import { drawIslandsWith } from "../islands/island.tsx";
import { DatabaseAway } from "./database-away.ts";
import { ErrorPage } from "./error-page.tsx";

drawIslandsWith(renderToString);

function render({
  lang,
  error,
  away = false,
}: {
  lang: "zh" | "en" | "ar";
  error: unknown;
  away?: boolean;
}) {
  const path = `/${lang}/news.html`;
  const router = createMemoryRouter([{ path, element: <ErrorPage error={error} /> }], {
    initialEntries: [`${path}?page=2`],
  });
  return inLanguage(lang, () =>
    renderToString(
      <DatabaseAway value={away}>
        <RouterProvider router={router} />
      </DatabaseAway>,
    ),
  );
}

/** As the router hands on what a loader has thrown. */
const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });
const away = "away";

test.each([
  ["zh", answered(404), "页面出现错误：404", "找不到您要访问的页面"],
  ["en", answered(404), "Page error: 404", "This page could not be found"],
  ["ar", answered(404), "حدث خطأ في الصفحة: 404", "تعذّر العثور على هذه الصفحة"],
  ["zh", away, "页面出现错误：503", "网站正在维护"],
  ["en", away, "Page error: 503", "The site is under maintenance"],
  ["ar", away, "حدث خطأ في الصفحة: 503", "الموقع قيد الصيانة"],
  ["zh", new Error("secret"), "页面出现错误：500", "是我们这边出了问题"],
  ["en", new Error("secret"), "Page error: 500", "Something went wrong on our side"],
  ["ar", answered(418), "حدث خطأ في الصفحة: 500", "حدث خلل من جهتنا"],
] as const)("in %s, %s shows %s and %s", (lang, error, heading, text) => {
  const html = render({ lang, error, away: error === away });
  expect(html).toContain(`<h1 class="text-title">${heading}</h1>`);
  expect(html).toContain(`<title>${text}</title>`);
  expect(html).toContain(`href="/${lang}/project.html"`);
  expect(html).not.toContain("secret");
});

test("what could not be shown can be tried again; what does not exist can be searched for", () => {
  const failed = render({ lang: "en", error: new Error("secret") });
  expect(failed).toContain('<a href="/en/news.html?page=2"');
  expect(failed).not.toContain('type="search"');
  const missing = render({ lang: "en", error: answered(404) });
  expect(missing).toMatch(/<form[^>]+action="\/en\/search".*<input[^>]+name="query".*<\/form>/);
});
