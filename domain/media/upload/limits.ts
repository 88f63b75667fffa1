/** The largest file taken into the library. */
export const largestFile = 25 * 1024 * 1024;
/** More pixels than any camera of our photographers has; a bomb has thousands of times as many. */
export const largestPixels = 64_000_000;
/** What is kept of a larger picture; the largest variant on a page is half as wide. */
export const longestSide = 4096;
/** An original up to this size is sent itself until the variant that was asked for is made. */
export const largestSubstitute = 600 * 1024;
