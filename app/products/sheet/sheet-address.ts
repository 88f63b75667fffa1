import { type MountingKind, mountingKinds } from "#domain/catalogue/product-kinds.ts";
import type { PageQuery } from "../../request/page-handle.ts";

/** What a sheet can be asked for; more products than fit are left out. */
export const sheetParameters: PageQuery = {
  mounting: mountingKinds,
  with: /^[a-z0-9-]{1,80}(?:,[a-z0-9-]{1,80}){0,5}$/,
  finish: /^[a-z0-9-]{1,80}~[a-z0-9-]{1,60}(?:,[a-z0-9-]{1,80}~[a-z0-9-]{1,60}){0,3}$/,
};

/** Four sheets side by side still fit on the width of A4. */
export const mostCompared = 3;

const readableId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Finishes by the ids of their products. */
export type ChosenFinishes = Record<string, string>;

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
    finishes: readFinishes(query.get("finish") ?? ""),
  };
}

/** Written as `product~finish`, with commas between them. */
function readFinishes(text: string): ChosenFinishes {
  const pairs = text.split(",").map((pair) => pair.split("~"));
  return Object.fromEntries(
    pairs.flatMap(([product = "", finish = ""]) =>
      readableId.test(product) && readableId.test(finish) ? [[product, finish]] : [],
    ),
  );
}

/** The one address of a comparison. */
export function sheetAddress({
  id,
  beside = [],
  mounting,
  finishes = {},
}: { id: string } & Partial<SheetQuery>): string {
  const pairs = [id, ...beside.toSorted()].flatMap((one) =>
    finishes[one] ? [`${one}~${finishes[one]}`] : [],
  );
  const query = [
    ...(pairs.length > 0 ? [`finish=${pairs.join(",")}`] : []),
    ...(mounting ? [`mounting=${mounting}`] : []),
    ...(beside.length > 0 ? [`with=${beside.toSorted().join(",")}`] : []),
  ];
  const path = `/cmpProductdetail/${id}.html`;
  return query.length > 0 ? `${path}?${query.join("&")}` : path;
}

type Compared = { id: string; finish: string | undefined; finishes: { id: string }[] };

/** What an address says of products side by side; the sheet is that of the first. */
export function sheetOf(products: Compared[]) {
  const [id = "", ...beside] = products.map((product) => product.id);
  return { id, beside, finishes: chosenFinishes(products) };
}

/** Which finishes an address has to name: all but the first of a product. */
export function chosenFinishes(products: Compared[]): ChosenFinishes {
  return Object.fromEntries(
    products.flatMap(({ id, finish, finishes }) =>
      finish !== undefined && finish !== finishes[0]?.id ? [[id, finish]] : [],
    ),
  );
}
