import { encode } from "uqr";

/** An address as a square to be scanned, in rows of "1" and "0" that a template can draw. */
export function writeCode(link: string) {
  const { size, data } = encode(link, { ecc: "L", border: 0 });
  return {
    size,
    rows: data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join("")),
    link,
  };
}
