/** One page of a list, with what paging links need. */
export type PageOf<T> = { entries: T[]; page: number; pages: number; total: number };

export function pageCount({ total, size }: { total: number; size: number }): number {
  return Math.max(1, Math.ceil(total / size));
}
