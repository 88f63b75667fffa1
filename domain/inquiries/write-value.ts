import { type Currency, decimalsOf, type Money, writeScaled } from "../offers/money.ts";

/** Money as people write it: `12500.00`, and its code. */
export type WrittenValue = { amount: string; currency: Currency };

export function writeValue(value: Money | null): WrittenValue | null {
  if (value === null) return null;
  const { minor, currency } = value;
  return { amount: writeScaled({ value: minor, decimals: decimalsOf(currency) }), currency };
}
