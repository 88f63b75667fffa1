import { expect, test } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

test.each([
  ["what was chosen here before", "zh", "lang=en", "en-GB", "zh"],
  ["what was chosen here before", "en", "lang=zh", "zh-CN", "en"],
  ["the language of the site", undefined, "a=1; lang=zh", "en-GB", "zh"],
  ["English for readers of Arabic", undefined, "lang=ar", "zh-CN", "en"],
  ["the browser's, with a cookie that only ends like ours", undefined, "xlang=zh", "en", "en"],
  ["the browser's", undefined, "", "zh-TW", "zh"],
  ["the browser's, when what is kept says nothing", "", "", "zh-CN", "zh"],
  ["English for everybody else", undefined, "", "fr-FR", "en"],
])("%s counts (kept %s, cookie '%s', browser %s)", (_, stored, cookie, browser, language) => {
  expect(chooseLanguage({ stored, cookie, browser })).toBe(language);
});
