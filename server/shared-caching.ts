/** What every page depends on beside its address: how it may be packed, and the kind of device. */
export const varying = "Accept-Encoding, User-Agent";

/** By this name a cache in front is told to forget our pages: any change may be seen on any of them. */
export const pageTag = "pages";

/** As different makers of caches call them. */
export const tagHeaders = ["Surrogate-Key", "Cache-Tag"];

/** A browser asks each time, and so does whoever is in between. */
export const unshared = "public, max-age=0, must-revalidate";

/**
 * A browser asks each time; a cache that many share asks once in a while, and has a second more to
 * ask in while it hands out what it has.
 */
export function sharedFor(seconds: number): string {
  if (seconds === 0) return unshared;
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1`;
}
