import { notFound } from "./not-found.ts";

export function isPageNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The page of a list as its address names it; the bare address is the first page. */
export function readPageNumber(text = "1"): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw notFound();
  return Number(text);
}
