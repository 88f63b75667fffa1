/** What is read of a file of translations; more is refused as a whole. See `api_xliff_too_large`. */
export const xliffLimits = { bytes: 10 * 1024 * 1024, texts: 5000, depth: 60 };
