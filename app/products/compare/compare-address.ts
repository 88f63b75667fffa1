import { type MountingKind, mountingKinds } from "#domain/catalogue/product-kinds.ts";
import { readNames } from "#domain/compare/choose-products.ts";
import type { PageQuery } from "../../request/page-handle.ts";
import {
  type ChosenFinishes,
  finishesParameter,
  readFinishes,
  writeFinishes,
} from "../gallery/chosen-finishes.ts";

export const comparePath = "/compare.html";

/** What the page can be asked for: products in one list or ticked one by one, and one to add. */
export const compareParameters: PageQuery = {
  p: { each: /^[^\p{Cc}]{1,1000}$/u, most: 24 },
  add: /^[a-z0-9-]{1,80}$/,
  finish: finishesParameter,
  depth: /^[1-9]\d{0,3}(?:\.[1-9])?$/,
  mounting: mountingKinds,
};

export type CompareQuery = {
  /** As the visitor wrote them; not all need be products. */
  names: string[];
  /** In which each is shown; without one, in its first. */
  finishes?: ChosenFinishes | undefined;
  depth?: number | undefined;
  mounting?: MountingKind | undefined;
};

export function readCompareQuery(query: URLSearchParams): CompareQuery {
  const depth = query.get("depth");
  return {
    names: readNames([...query.getAll("p"), query.get("add") ?? ""]),
    finishes: readFinishes(query.get("finish")),
    depth: depth === null ? undefined : Number(depth),
    mounting: mountingKinds.find((kind) => kind === query.get("mounting")),
  };
}

/** The one address of a comparison. */
export function compareAddress({ names, finishes = {}, depth, mounting }: CompareQuery): string {
  const query = [
    ...(depth === undefined ? [] : [`depth=${depth}`]),
    ...writeFinishes(names, finishes),
    ...(mounting ? [`mounting=${mounting}`] : []),
    ...(names.length > 0 ? [`p=${names.map(encodeURIComponent).join(",")}`] : []),
  ];
  return query.length > 0 ? `${comparePath}?${query.join("&")}` : comparePath;
}

/** Whether an address is written in the one way. */
export function isWritten({
  given,
  address,
}: {
  given: URLSearchParams;
  address: string;
}): boolean {
  const wanted = new URLSearchParams(address.split("?")[1]);
  const sorted = new URLSearchParams(given);
  wanted.sort();
  sorted.sort();
  return sorted.toString() === wanted.toString();
}
