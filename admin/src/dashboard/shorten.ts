/** The end of a long address tells more than its beginning. */
export function shorten(name: string, longest: number): string {
  const letters = [...name];
  return letters.length <= longest ? name : `…${letters.slice(1 - longest).join("")}`;
}
