import { searchSite } from "../search-site.ts";
import type { LoggedSearch } from "./list-searches.ts";

/** What visitors looked for in vain, and how much of it is found by now. */
export type SearchedAgain = LoggedSearch & { findsNow: number };

/** One after the other: nobody waits for a dashboard as for a search. */
export async function searchAgain(searches: LoggedSearch[]): Promise<SearchedAgain[]> {
  const again: SearchedAgain[] = [];
  for (const search of searches) {
    const { complete } = await searchSite({ query: search.query, lang: search.lang });
    again.push({ ...search, findsNow: complete });
  }
  return again;
}
