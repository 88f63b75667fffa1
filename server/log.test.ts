import { expect, test } from "vitest";
import { withoutTokens } from "./log.ts";

test.each([
  ["/en/news.html?preview=abc-_DEF123&page=2", "/en/news.html?preview=…&page=2"],
  ["/en/login/password?token=secret", "/en/login/password?token=…"],
  ["/en/search?query=token", "/en/search?query=token"],
  ["/api/acoustics/rooms/abc-_DEF123?lang=en", "/api/acoustics/rooms/…?lang=en"],
  ["/en/offer/abc-_DEF123?v=2", "/en/offer/…?v=2"],
  ["/zh/shared/abc-_DEF123", "/zh/shared/…"],
  ["/ar/Offer/abc-_DEF123/offer.pdf", "/ar/Offer/…/offer.pdf"],
  ["/en", "/en"],
])("%s is written down as %s", (url, written) => {
  expect(withoutTokens(url)).toBe(written);
});
