/** One page of a list, with what paging links need. */
export type PageOf<T> = { entries: T[]; page: number; pages: number; total: number };

/** A page of a list as addresses write it, as far as any list goes. */
export const pageNumber = /^[1-9]\d{0,3}$/;

export function pageCount({ total, size }: { total: number; size: number }): number {
  return Math.max(1, Math.ceil(total / size));
}
