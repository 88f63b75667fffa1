/** No browser says more than this of itself; what does is not read to its end. */
const longest = 512;

/** As much of a User-Agent as is looked at: the header may be as long as all headers together. */
export function truncateUserAgent(userAgent = ""): string {
  return userAgent.slice(0, longest);
}
