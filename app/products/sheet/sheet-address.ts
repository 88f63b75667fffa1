import { type MountingKind, mountingKinds } from "#domain/catalogue/product-kinds.ts";
import type { PageQuery } from "../../request/page-handle.ts";
import {
  type ChosenFinishes,
  chosenFinishes,
  finishesParameter,
  readFinishes,
  writeFinishes,
} from "../gallery/chosen-finishes.ts";

/** What a sheet can be asked for; more products than fit are left out. */
export const sheetParameters: PageQuery = {
  mounting: mountingKinds,
  with: /^[a-z0-9-]{1,80}(?:,[a-z0-9-]{1,80}){0,5}$/,
  finish: finishesParameter,
};

/** Four sheets side by side still fit on the width of A4. */
export const mostCompared = 3;

const readableId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A technical sheet, the products beside it, their finishes, and the mounting they are compared in. */
export type SheetQuery = {
  beside: string[];
  mounting: MountingKind | undefined;
  finishes: ChosenFinishes;
};

/** Reads a query; ids come out sorted, each once, without the product itself. */
export function readSheetQuery({ id, query }: { id: string; query: URLSearchParams }): SheetQuery {
  const named = (query.get("with") ?? "").split(",").filter((one) => readableId.test(one));
  const beside = [...new Set(named)].filter((one) => one !== id).sort();
  return {
    beside: beside.slice(0, mostCompared),
    mounting: mountingKinds.find((kind) => kind === query.get("mounting")),
    finishes: readFinishes(query.get("finish")),
  };
}

/** The one address of a comparison. */
export function sheetAddress({
  id,
  beside = [],
  mounting,
  finishes = {},
}: { id: string } & Partial<SheetQuery>): string {
  const query = [
    ...writeFinishes([id, ...beside.toSorted()], finishes),
    ...(mounting ? [`mounting=${mounting}`] : []),
    ...(beside.length > 0 ? [`with=${beside.toSorted().join(",")}`] : []),
  ];
  const path = `/cmpProductdetail/${id}.html`;
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

/** What an address says of products side by side; the sheet is that of the first. */
export function sheetOf(products: Parameters<typeof chosenFinishes>[0]) {
  const [id = "", ...beside] = products.map((product) => product.id);
  return { id, beside, finishes: chosenFinishes(products) };
}
