import { renderToString } from "react-dom/server";
import {
  createMemoryRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  RouterProvider,
} from "react-router";
import { expect, test } from "vitest";
import { overwriteGetLocale } from "#text/runtime";
import { partsFetched } from "../ui/fetched-part.tsx";
import { ErrorPage } from "./error-page.tsx";

async function render({ lang, error }: { lang: "zh" | "en" | "ar"; error: unknown }) {
  overwriteGetLocale(() => lang);
  const path = `/${lang}/news.html`;
  const router = createMemoryRouter([{ path, element: <ErrorPage error={error} /> }], {
    initialEntries: [`${path}?page=2`],
  });
  await partsFetched();
  return renderToString(<RouterProvider router={router} />);
}

const answered = (status: number) => new ErrorResponse(status, "", null);

test.each([
  ["zh", answered(404), "页面出现错误：404", "找不到您要访问的页面"],
  ["en", answered(404), "Page error: 404", "This page could not be found"],
  ["ar", answered(404), "حدث خطأ في الصفحة: 404", "تعذّر العثور على هذه الصفحة"],
  ["zh", answered(503), "页面出现错误：503", "网站正在维护"],
  ["en", answered(503), "Page error: 503", "The site is being looked after"],
  ["ar", answered(503), "حدث خطأ في الصفحة: 503", "الموقع قيد الصيانة"],
  ["zh", new Error("secret"), "页面出现错误：500", "是我们这边出了问题"],
  ["en", new Error("secret"), "Page error: 500", "Something went wrong on our side"],
  ["ar", answered(418), "حدث خطأ في الصفحة: 500", "حدث خلل من جهتنا"],
] as const)("in %s, %s shows %s and %s", async (lang, error, heading, text) => {
  const html = await render({ lang, error });
  expect(html).toContain(`<h1 class="text-title">${heading}</h1>`);
  expect(html).toContain(`<title>${text}</title>`);
  expect(html).toContain(`href="/${lang}/project.html"`);
  expect(html).not.toContain("secret");
});

test("what could not be shown can be tried again; what does not exist can be searched for", async () => {
  const failed = await render({ lang: "en", error: new Error("secret") });
  expect(failed).toContain('<a href="/en/news.html?page=2"');
  expect(failed).not.toContain('type="search"');
  const missing = await render({ lang: "en", error: answered(404) });
  expect(missing).toMatch(/<form[^>]+action="\/en\/search".*<input[^>]+name="query".*<\/form>/);
});
