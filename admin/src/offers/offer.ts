import type { Answer, Body, Row } from "../api.ts";
import { allOf } from "../ui/all-of.ts";

export type Offer = Answer<"GET /offers/:id">;
export type ListedOffer = Row<"GET /offers">;
export type OfferLine = Offer["lines"][number];
export type State = ListedOffer["state"];
export type Offerable = Row<"GET /offers/products">;
export type Price = Row<"GET /prices">;

/** Of an offer, what its writer changes. */
export function toDraft(offer: Offer): Body<"PUT /offers/:id"> {
  const { version, currency, lines, freight, incoterm, place } = offer;
  const { validUntil, weeks, note, terms } = offer;
  return {
    ...{ version, currency, lines, freight, incoterm, place },
    ...{ validUntil, weeks, note, terms },
  };
}

/** Codes alone, so that they are their own names. */
export const currencies = allOf<Offer["currency"]>({
  CNY: true,
  USD: true,
  EUR: true,
  GBP: true,
  SAR: true,
  AED: true,
  QAR: true,
  KWD: true,
  BHD: true,
  OMR: true,
  JPY: true,
});
export const incoterms = allOf<Exclude<Offer["incoterm"], "">>({
  EXW: true,
  FCA: true,
  FAS: true,
  FOB: true,
  CFR: true,
  CIF: true,
  CPT: true,
  CIP: true,
  DAP: true,
  DPU: true,
  DDP: true,
});

export const codeChoices = (codes: readonly string[]) => codes.map((id) => ({ id, name: id }));

/** Where the offer is called something, what its version is called. */
export function nameOf({ number, issue }: Pick<ListedOffer, "number" | "issue">): string {
  if (number === null) return "–";
  return issue === 1 ? number : `${number}/${issue}`;
}
