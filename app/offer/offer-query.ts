import type { PageQuery } from "../request/page-handle.ts";

/** Which version of the offer is wanted, where that is not the one its link was made for. */
export const offerQuery = { v: /^[1-9]\d{0,2}$/ } satisfies PageQuery;

export function readVersion(url: URL): number | undefined {
  const version = url.searchParams.get("v");
  return version === null ? undefined : Number(version);
}

/** Whoever has the address may see it: it is kept nowhere and told to nobody. */
export const unlisted = { "Cache-Control": "private, no-store" };
