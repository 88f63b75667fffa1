import { useIntl } from "../language.ts";
import type { Value } from "./inquiry.ts";

/** Money with its code, which means the same everywhere. */
export function useMoney(): (value: Value) => string {
  const intl = useIntl();
  return ({ amount, currency }) =>
    new Intl.NumberFormat(intl, { style: "currency", currency, currencyDisplay: "code" })
      // As digits, never as a number with a point in it.
      .format(amount as `${number}`);
}
