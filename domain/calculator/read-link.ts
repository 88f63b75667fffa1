import { inflateSync } from "fflate";
import { type Calculation, calculation } from "./calculation.ts";

/** Longer than any room that the form can hold, and short enough for nobody to be kept waiting. */
const longest = 20_000;

/** Undefined for what is no calculation, or one of a form that is known no more. */
export function readLink(text: string): Calculation | undefined {
  if (text.length === 0 || text.length > longest) return undefined;
  try {
    const packed = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const json = new TextDecoder().decode(
      inflateSync(packed, { out: new Uint8Array(10 * longest) }),
    );
    return readCalculation(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Undefined for anything else, whoever sent it. */
export function readCalculation(value: unknown): Calculation | undefined {
  return calculation.safeParse(value).data;
}
