/**
 * A number as it is typed; what is none is kept as it stands, so that it can be said to be wrong
 * instead of vanishing.
 */
export function toNumber(typed: string): number | string | null {
  const written = typed.trim();
  if (written === "") return null;
  const number = Number(written.replace(",", "."));
  return Number.isFinite(number) ? number : written;
}
