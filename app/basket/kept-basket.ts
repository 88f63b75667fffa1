import {
  isAmount,
  isSameChoice,
  type KeptLine,
  mostBasketLines,
} from "#domain/basket/basket-rules.ts";
import { toLine } from "#domain/basket/to-line.ts";
import { readNumber } from "#domain/text/read-number.ts";

const place = "basket";

/** What is kept; what something else has written there counts as nothing. */
export function readBasket(): KeptLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, mostBasketLines) : [];
  } catch {
    return [];
  }
}

function isLine(kept: Partial<KeptLine> | null): kept is KeptLine {
  return typeof kept?.product === "string" && typeof kept.amount === "string";
}

/** False where nothing can be kept: storage is full or forbidden. */
export function keepBasket(lines: KeptLine[]): boolean {
  try {
    if (lines.length > 0) localStorage.setItem(place, JSON.stringify(lines));
    else localStorage.removeItem(place);
    dispatchEvent(new Event("basket-changed"));
    return true;
  } catch {
    return false;
  }
}

/** Adds a line, or what is new in it to the one that is there; false when there is no room for it. */
export function addToBasket(line: KeptLine): boolean {
  const lines = readBasket();
  const known = lines.find((other) => isSameChoice(toLine(other), toLine(line)));
  if (!known && lines.length >= mostBasketLines) return false;
  if (!known) return keepBasket([...lines, line]);
  Object.assign(known, {
    sample: known.sample || line.sample,
    amount: line.amount || known.amount,
  });
  return keepBasket(lines);
}

export type LineProblem = "nothing" | "amount" | "whole";

/** What is wrong with a line, if anything. */
export function problemOf({ sample, amount, unit }: KeptLine): LineProblem | undefined {
  if (amount.trim() === "") return sample ? undefined : "nothing";
  const number = readNumber(amount);
  if (number !== undefined && isAmount({ amount: number, unit })) return undefined;
  return unit === "piece" ? "whole" : "amount";
}
