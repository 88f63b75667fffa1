import { expect, test } from "vitest";
import { readForm } from "../inquiries/inquiry-form.ts";
import { isOfferToken, withoutOfferToken } from "./offer-address.ts";

const token = "aB3-_".repeat(9).slice(0, 43);

test.each([
  [`/en/offer/${token}`, "/en/offer/…"],
  [`/offer/${token}?v=2`, "/offer/…?v=2"],
  [`https://www.example.com/ar/offer/${token}#state`, "https://www.example.com/ar/offer/…#state"],
  ["/en/product.html", "/en/product.html"],
])("%s is written down as %s", (address, written) =>
  expect(withoutOfferToken(address)).toBe(written),
);

test("an inquiry that is sent from the page of an offer does not keep the way to it", () => {
  const form = { page: `/en/offer/${token}`, referrer: `https://x.example/en/offer/${token}` };
  const { page, referrer } = readForm({ form, lang: "en" });
  expect([page, referrer]).toEqual(["/en/offer/…", "https://x.example/en/offer/…"]);
});

test("a token has its one length and its letters", () => {
  expect(isOfferToken(token)).toBe(true);
  for (const other of ["", token.slice(1), `${token}a`, `${token.slice(1)}%`]) {
    expect(isOfferToken(other)).toBe(false);
  }
});
