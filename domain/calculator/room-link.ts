import { deflateSync, inflateSync } from "fflate";
import { type Calculation, calculation } from "./calculation.ts";

/** Longer than any room that the form can hold, and short enough for nobody to be kept waiting. */
const longest = 20_000;

/** A calculation as it stands behind the # of an address: nothing of it is sent to the server. */
export function writeLink(value: Calculation): string {
  const packed = deflateSync(new TextEncoder().encode(JSON.stringify(value)), { level: 9 });
  return btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/={1,2}$/, "");
}

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
    return calculation.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
