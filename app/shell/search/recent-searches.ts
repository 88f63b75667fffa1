import { recentKey } from "./recent-key.ts";

const most = 8;
const longest = 200;

/** What was searched for on this device, the newest first; storage may be forbidden or meddled with. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((one) => typeof one === "string" && one.length <= longest).slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string) {
  if (query !== "") keep([query, ...readRecent().filter((one) => one !== query)]);
}

export function forgetSearch(query: string) {
  keep(readRecent().filter((one) => one !== query));
}

export function forgetSearches() {
  keep([]);
}

function keep(queries: string[]) {
  try {
    if (queries.length > 0) localStorage.setItem(recentKey, JSON.stringify(queries.slice(0, most)));
    else localStorage.removeItem(recentKey);
  } catch {
    // Not kept then.
  }
}
