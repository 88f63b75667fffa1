/** Which part of a list of the back office is wanted, and in which order. */
export type ListQuery<Sort extends string, Filter extends object = object> = {
  /** Words to search for; empty for everything. */
  q: string;
  filter: Filter;
  sort: Sort;
  order: "asc" | "desc";
  /** From one. */
  page: number;
  perPage: number;
};

export type Rows<Row> = { rows: Row[]; total: number };

export function offsetOf({ page, perPage }: { page: number; perPage: number }): number {
  return (page - 1) * perPage;
}

/** A pattern for `ilike` that finds the words as they were typed, wild cards included. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, "\\$&")}%`;
}
