import { pageNumber } from "#domain/queries/page-of.ts";
import { notFound } from "./not-found.ts";

/** The page of a list as its address names it; the bare address is the first page. */
export function readPageNumber(text = "1"): number {
  if (!pageNumber.test(text)) throw notFound();
  return Number(text);
}
