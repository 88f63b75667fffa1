import { expect, test } from "vitest";
import { pagePattern, personalPatterns, speculationRules } from "./speculation-rules.ts";

const baseURL = "https://www.example.com/en/product.html";

function isPrepared(path: string): boolean {
  const matches = (pathname: string) => new URLPattern(pathname, baseURL).test(path, baseURL);
  return matches(pagePattern) && !personalPatterns.some(matches);
}

test.each([
  "/zh",
  "/en",
  "/ar",
  "/en/product.html",
  "/ar/product/woodSlat/2.html",
  "/zh/project/school/1.html",
  "/en/productdetail/slat-oak.html",
])("%s is prepared", (path) => {
  expect(isPrepared(path)).toBe(true);
});

test.each([
  "/",
  "/admin/",
  "/api/openapi.json",
  "/media/hero-1.96c14127a5/1080.jpg",
  "/english",
  "/en/users",
  "/en/users/myresume",
  "/en/login",
  "/en/login/forgotten",
  "/ar/Register",
  "/en/search?query=oak",
  "/en/inquiry/sent",
])("%s is not", (path) => {
  expect(isPrepared(path)).toBe(false);
});

test("the rules are what browsers read", () => {
  const personal = ["users", "login", "Register", "search", "inquiry", "offer", "shared"];
  const others =
    "[data-inquiry], [data-opens], [data-link], [data-language], [download], [target=_blank], [rel~=nofollow]";
  expect(JSON.parse(speculationRules)).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: "/:lang(zh|en|ar){/*}?" },
            { not: { href_matches: personal.map((part) => `/:lang(zh|en|ar)/${part}*`) } },
            { not: { selector_matches: others } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  });
});
