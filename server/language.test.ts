import { expect, test } from "vitest";
import { m } from "#text";
import { chooseLanguage, languageOfPath, withLanguage } from "./language.ts";

test.each([
  ["/zh", "zh"],
  ["/en/news.html", "en"],
  ["/ar.data", "ar"],
  ["/", undefined],
  ["/english", undefined],
  ["/fr", undefined],
  ["/EN", undefined],
  ["", undefined],
])("the path %s names %s", (path, expected) => {
  expect(languageOfPath(path)).toBe(expected);
});

test.each([
  [{ cookie: "lang=ar", acceptLanguage: "en" }, "ar"],
  [{ cookie: "a=b; lang=en; c=d" }, "en"],
  [{ cookie: "lang=fr", acceptLanguage: "ar-EG,ar;q=0.9" }, "ar"],
  [{ cookie: "notlang=ar" }, "zh"],
  [{ acceptLanguage: "fr-FR,fr;q=0.9,en;q=0.8" }, "en"],
  [{ acceptLanguage: "en;q=0.2, ar;q=0.9" }, "ar"],
  [{ acceptLanguage: "ar;q=0, en;q=0.1" }, "en"],
  [{ acceptLanguage: "zh-Hant-TW" }, "zh"],
  [{ acceptLanguage: ";;;,,q=" }, "zh"],
  [{}, "zh"],
] as const)("%j chooses %s", (given, expected) => {
  expect(chooseLanguage(given)).toBe(expected);
});

test("requests under way at the same time keep their own language", async () => {
  const speak = (lang: "zh" | "en" | "ar") =>
    withLanguage(lang, async () => {
      await Promise.resolve();
      return m.go_home();
    });
  expect(await Promise.all([speak("zh"), speak("en"), speak("ar")])).toEqual([
    "返回首页",
    "Go back to home",
    "العودة إلى الصفحة الرئيسية",
  ]);
});
