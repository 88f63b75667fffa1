/** What people call one version of an offer: `A-2026-0001`, `A-2026-0001/2`. */
export function nameOffer({ number, version }: { number: string; version: number }): string {
  return version === 1 ? number : `${number}/${version}`;
}
