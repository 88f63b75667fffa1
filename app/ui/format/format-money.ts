/** The code before the amount, as offers write it and every language reads it: USD 32. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "code",
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  })
    .format(amount)
    .replace("\u00a0", " ");
}
