import { z } from "zod";
import type { BasketLine } from "./basket-rules.ts";
import { basketLine } from "./read-lines.ts";

/** What is stored of a request's lines, as today's rules can hold it. */
export function storedLines(stored: unknown): BasketLine[] {
  return z.array(basketLine).catch([]).parse(stored);
}
