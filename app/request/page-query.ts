/**
 * The query parameters that a page knows, with the values each can have. A page declares them
 * beside its loader, as `export const handle = { query: … }`; whatever else stands in an address
 * does not exist for it.
 */
export type PageQuery = Record<string, readonly string[] | RegExp>;
