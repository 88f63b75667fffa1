/** The number of a row from an id that came in; 0, which no row has, for what cannot be one. */
export function rowNumber(id: string): number {
  return Number(/^\d{1,15}$/.exec(id)?.[0] ?? 0);
}
