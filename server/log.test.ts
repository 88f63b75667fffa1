import { expect, test } from "vitest";
import { withoutTokens } from "./log.ts";

test.each([
  ["/en/news.html?preview=abc-_DEF123&page=2", "/en/news.html?preview=…&page=2"],
  ["/en/login/password?token=secret", "/en/login/password?token=…"],
  ["/en/search?query=token", "/en/search?query=token"],
  ["/api/acoustics/rooms/abc-_DEF123?lang=en", "/api/acoustics/rooms/…?lang=en"],
  ["/en", "/en"],
])("%s is written down as %s", (url, written) => {
  expect(withoutTokens(url)).toBe(written);
});
