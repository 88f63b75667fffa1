/**
 * The query parameters that a page knows, with the values each can have. One that a form may bring
 * several times, as checkboxes of one name do, says so.
 */
export type PageQuery = Record<string, readonly string[] | RegExp | { each: RegExp; most: number }>;

/**
 * What a page declares beside its loader, as `export const handle = { … }`, for the server to go by
 * before the page runs.
 */
export type PageHandle = {
  /** Whatever else stands in an address does not exist for the page. */
  query?: PageQuery;
  /** How much its form may bring in files, in bytes; unset, none. */
  fileBytes?: number;
  /** It is an application: React Router hydrates it as a whole. */
  router?: true;
  /** A script of its own, by its file. */
  script?: string;
};
