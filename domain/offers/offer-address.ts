/** Where a buyer reads an offer, without a language in front. */
export function offerPath({ token, version }: { token: string; version?: number | undefined }) {
  return `/offer/${token}${version === undefined ? "" : `?v=${version}`}`;
}

/** 256 random bits as `makeToken` writes them. */
export function isOfferToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
