/** A number as somebody would type it: with no more decimals than a field takes. */
export function typedNumber(value: number | undefined, otherwise = ""): string {
  return value === undefined ? otherwise : String(Number(value.toFixed(9)));
}
