import { expect, test } from "vitest";
import { inLanguage } from "../../tests/support/in-language.ts";
import { ErrorGuard } from "./error-guard.tsx";
import { ErrorPageFailed } from "./error-page-failed.tsx";
import { renderFallbackDocument } from "./render-fallback-document.tsx";

test.each([
  ["zh", "ltr", "显示错误页面时又出现了错误", "返回首页"],
  ["en", "ltr", "An error occurred while showing the error page", "Go back to home"],
  ["ar", "rtl", "حدث خطأ أثناء عرض صفحة الخطأ", "العودة إلى الصفحة الرئيسية"],
] as const)("the last words in %s", (lang, dir, text, link) => {
  const html = inLanguage(lang, renderFallbackDocument);
  expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${lang}" dir="${dir}">`));
  expect(html).toContain(`<h1 class="text-title">${text}</h1>`);
  expect(html).toMatch(new RegExp(`<a href="/${lang}"[^>]*>${link}</a>`));
});

test("the guard shows the last words once what it guards has failed", () => {
  const guard = new ErrorGuard({ children: "an error page" });
  expect(guard.render()).toBe("an error page");
  Object.assign(guard.state, ErrorGuard.getDerivedStateFromError());
  expect(guard.render()).toMatchObject({ type: ErrorPageFailed });
});
