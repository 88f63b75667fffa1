/** An address as it may be written down: whoever has its token can open the offer or the project. */
export function withoutLinkToken(address: string): string {
  return address.replace(/(\/(?:offer|shared)\/)[^/?#]+/i, "$1…");
}
