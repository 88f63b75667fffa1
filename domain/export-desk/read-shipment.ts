import { z } from "zod";
import { largestAmount } from "../basket/basket-rules.ts";
import { cartonsPerPallet } from "../shipping/pack-pieces.ts";
import { readNumber } from "../text/read-number.ts";
import type { PackedProduct } from "./list-packed-products.ts";

export const mostLines = 8;

/** What is counted: what it is sold by (square metres or pieces), pieces, cartons, pallets. */
export const amountUnits = ["sold", "piece", "carton", "pallet"] as const;
export type AmountUnit = (typeof amountUnits)[number];

export type LineProblems = {
  product?: "missing" | "unknown" | "unpacked";
  amount?: "missing" | "number" | "whole" | "range";
  unit?: "no-pallets";
};
/** A line of the form, as it was typed. */
export type TypedLine = { product: string; amount: string; unit: AmountUnit };
export type ShipmentLine = {
  /** In the form, counted from 0. */
  place: number;
  product: PackedProduct;
  amount: number;
  unit: AmountUnit;
};

export type ReadShipment = {
  typed: TypedLine[];
  problems: LineProblems[];
  /** What can be planned; nothing while there are problems. */
  lines: ShipmentLine[];
};

const typedLine = z.object({
  product: z.string().trim().catch(""),
  amount: z.string().catch(""),
  unit: z.enum(amountUnits).catch("sold"),
});

/** The names of the fields of a line, counted from 1. */
export function lineFields(number: number) {
  return { product: `p${number}`, amount: `a${number}`, unit: `u${number}` } as const;
}

/** Reads the lines of an address. A product alone, as pages of products link here, is no problem yet. */
export function readShipment({
  given,
  products,
}: {
  given: URLSearchParams;
  products: readonly PackedProduct[];
}): ReadShipment {
  const typed = Array.from({ length: mostLines }, (_, at): TypedLine => {
    const names = lineFields(at + 1);
    return typedLine.parse({
      product: given.get(names.product),
      amount: given.get(names.amount),
      unit: given.get(names.unit),
    });
  });
  const [first] = typed;
  const isBegun = typed.some(({ product, amount }) => product !== "" || amount.trim() !== "");
  if (first && !isBegun) first.product = given.get("product")?.trim() ?? "";
  const read = typed.map((line, place) => readLine({ line, place, products, isBegun }));
  const problems = read.map((line) => line.problems);
  const isSound = problems.every((problem) => Object.keys(problem).length === 0);
  return { typed, problems, lines: isSound ? read.flatMap(({ line }) => line ?? []) : [] };
}

function readLine({
  line: { product: id, amount: typed, unit },
  place,
  products,
  isBegun,
}: {
  line: TypedLine;
  place: number;
  products: readonly PackedProduct[];
  isBegun: boolean;
}): { problems: LineProblems; line?: ShipmentLine } {
  if (id === "" && typed.trim() === "") return { problems: {} };
  const product = products.find((one) => one.id === id);
  const amount = readNumber(typed);
  const problems: LineProblems = {
    ...productProblem({ id, product }),
    ...(isBegun && amountProblem({ typed, amount, product, unit })),
    ...(unit === "pallet" && hasNoPallets(product) && { unit: "no-pallets" as const }),
  };
  if (!product || amount === undefined || Object.keys(problems).length > 0) return { problems };
  return { problems, line: { place, product, amount, unit } };
}

function productProblem({
  id,
  product,
}: {
  id: string;
  product: PackedProduct | undefined;
}): LineProblems {
  if (id === "") return { product: "missing" };
  if (!product) return { product: "unknown" };
  return product.packing && product.size ? {} : { product: "unpacked" };
}

function amountProblem({
  typed,
  amount,
  product,
  unit,
}: {
  typed: string;
  amount: number | undefined;
  product: PackedProduct | undefined;
  unit: AmountUnit;
}): LineProblems {
  if (typed.trim() === "") return { amount: "missing" };
  if (amount === undefined) return { amount: "number" };
  if (amount <= 0 || amount > largestAmount) return { amount: "range" };
  const isMeasured = unit === "sold" && product?.unit === "m2";
  return isMeasured || !product || Number.isInteger(amount) ? {} : { amount: "whole" };
}

function hasNoPallets(product: PackedProduct | undefined): boolean {
  if (!product?.packing || !product.size) return false;
  return cartonsPerPallet({ packing: product.packing, size: product.size }) === undefined;
}
