import { expect, test } from "vitest";
import { readForm } from "../inquiries/inquiry-form.ts";
import { isOfferToken } from "./offer-address.ts";

const token = "aB3-_".repeat(9).slice(0, 43);

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
