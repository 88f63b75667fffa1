import { AppError } from "../app-error.ts";
import { type Lang, language } from "../language/language.ts";
import { readDecimal } from "../text/read-number.ts";

export const currencies = [
  ...(["CNY", "USD", "EUR", "GBP", "SAR", "AED", "QAR"] as const),
  ...(["KWD", "BHD", "OMR", "JPY"] as const),
] as const;
export type Currency = (typeof currencies)[number];

/** Whole numbers of the smallest unit: 12.50 USD are 1250, 12.500 KWD are 12500. Never a fraction. */
export type Money = { minor: number; currency: Currency };

/** More than this is a slip of the hand; and far from where numbers are no longer exact. */
export const largestPrice = 10_000_000_000;
export const largestSum = 10_000_000_000_000;

/** Amounts of goods are counted in hundredths. */
export const quantityDecimals = 2;
export const largestQuantity = 100_000_000;

export function decimalsOf(currency: Currency): number {
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** A typed number as whole units of its last decimal, or what is wrong with it, in a word. */
export function readScaled({
  typed,
  decimals,
  most,
}: {
  typed: string;
  decimals: number;
  most: number;
}): { value: number } | { problem: string } {
  const tooBig = { problem: `too-big:${writeScaled({ value: most, decimals })}` };
  if (/\p{Nd}{10}/u.test(typed)) return tooBig;
  const decimal = readDecimal(typed);
  if (decimal === undefined) {
    return { problem: /\p{Nd}[,،٬，]\p{Nd}{3}\s*$/u.test(typed) ? "thousands" : "number" };
  }
  if (decimal.startsWith("-")) return { problem: "too-small:0" };
  const [whole = "", rest = ""] = decimal.split(".");
  const fraction = withoutZeros(rest);
  if (fraction.length > decimals) {
    return { problem: decimals === 0 ? "whole-number" : `decimals:${decimals}` };
  }
  const value = Number(whole + fraction.padEnd(decimals, "0"));
  return value > most ? tooBig : { value };
}

/** Decimals without the zeros at their end. */
function withoutZeros(decimals: string): string {
  let length = decimals.length;
  while (decimals[length - 1] === "0") length--;
  return decimals.slice(0, length);
}

/** A quantity as somebody would type it: with no more decimals than it has. */
export function writeQuantity(quantity: number): string {
  const [whole = "", decimals = ""] = writeScaled({
    value: quantity,
    decimals: quantityDecimals,
  }).split(".");
  const kept = withoutZeros(decimals);
  return kept === "" ? whole : `${whole}.${kept}`;
}

/** `1250` with two decimals is `12.50`. */
export function writeScaled({ value, decimals }: { value: number; decimals: number }): string {
  const digits = String(value).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

export function readPrice({ typed, currency }: { typed: string; currency: Currency }) {
  return readScaled({ typed, decimals: decimalsOf(currency), most: largestPrice });
}

export function readQuantity({ typed }: { typed: string }) {
  return readScaled({ typed, decimals: quantityDecimals, most: largestQuantity });
}

/**
 * What a line costs: quantity times price, rounded once, half up, to the smallest unit. Worked out
 * in whole numbers of any length, for the product of both may have more digits than a number holds.
 */
export function lineSum({ quantity, price }: { quantity: number; price: number }): number {
  const hundredths = BigInt(quantity) * BigInt(price);
  return Number((hundredths + 50n) / 100n);
}

/** Amounts of one currency together; of several there is no sum. */
export function addMoney({
  amounts,
  currency,
}: {
  amounts: readonly Money[];
  currency: Currency;
}): Money {
  const other = amounts.find((amount) => amount.currency !== currency);
  if (other) {
    throw new AppError("invalid", `${other.currency} among ${currency}`, {
      fields: { currency: `other-currency:${other.currency}` },
    });
  }
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

type Written = Money & { lang: Lang };

/** Direction is the page's to set: marks of it within a number would be copied along. */
const directionMarks = /[\u061c\u200e\u200f]/g;

function format({ minor, currency, lang }: Written, options: Intl.NumberFormatOptions): string {
  const decimals = decimalsOf(currency);
  // As digits, never as a number with a point in it.
  const exact = writeScaled({ value: minor, decimals }) as `${number}`;
  return new Intl.NumberFormat(language(lang).intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  })
    .format(exact)
    .replace(directionMarks, "");
}

/** With its code, which means the same everywhere: a sign such as ¥ or $ does not. */
export function formatMoney(money: Written): string {
  return format(money, { style: "currency", currency: money.currency, currencyDisplay: "code" });
}

/** Without it, for columns whose head names the currency. */
export function formatAmount(money: Written): string {
  return format(money, {});
}

export function formatQuantity({ quantity, lang }: { quantity: number; lang: Lang }): string {
  const exact = writeScaled({ value: quantity, decimals: quantityDecimals }) as `${number}`;
  return new Intl.NumberFormat(language(lang).intl, { maximumFractionDigits: quantityDecimals })
    .format(exact)
    .replace(directionMarks, "");
}
