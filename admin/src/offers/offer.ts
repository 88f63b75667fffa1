import type { Answer, Body, Row } from "../api.ts";

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
export const currencies: Offer["currency"][] = [
  ...(["CNY", "USD", "EUR", "GBP", "SAR", "AED", "QAR", "KWD", "BHD", "OMR", "JPY"] as const),
];
export const incoterms: Exclude<Offer["incoterm"], "">[] = [
  ...(["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const),
];

export const codeChoices = (codes: readonly string[]) => codes.map((id) => ({ id, name: id }));

/** Where the offer is called something, what its version is called. */
export function nameOf({ number, issue }: Pick<ListedOffer, "number" | "issue">): string {
  if (number === null) return "–";
  return issue === 1 ? number : `${number}/${issue}`;
}
