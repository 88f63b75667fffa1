import { expect, test } from "vitest";
import { withoutLinkToken } from "./without-link-token.ts";

const token = "aB3-_".repeat(9).slice(0, 43);

test.each([
  [`/en/offer/${token}`, "/en/offer/…"],
  [`/offer/${token}?v=2`, "/offer/…?v=2"],
  [`https://www.example.com/ar/offer/${token}#state`, "https://www.example.com/ar/offer/…#state"],
  [`/zh/shared/${token}`, "/zh/shared/…"],
  ["/en/product.html", "/en/product.html"],
])("%s is written down as %s", (address, written) =>
  expect(withoutLinkToken(address)).toBe(written),
);
