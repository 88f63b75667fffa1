import { readNumber } from "../text/read-number.ts";
import type { BasketLine, KeptLine } from "./basket-rules.ts";

/** A line as it is sent. */
export function toLine({
  title: _,
  amount,
  finish,
  mounting,
  note,
  ...line
}: KeptLine): BasketLine {
  const number = readNumber(amount);
  return {
    ...line,
    ...(finish && { finish }),
    ...(mounting && { mounting }),
    ...(number !== undefined && { amount: number }),
    ...(note && { note }),
  };
}
