const prefix = "tinghe:";

/** What was fetched once in this session, by language; a browser that keeps nothing fetches again. */
export async function oncePerSession<T>(name: string, fetch: () => Promise<T>): Promise<T> {
  const key = `${prefix}${document.documentElement.lang}:${name}`;
  try {
    const kept = sessionStorage.getItem(key);
    if (kept !== null) return JSON.parse(kept) as T;
  } catch {
    // Storage may be forbidden; then there is nothing to find.
  }
  const fetched = await fetch();
  try {
    sessionStorage.setItem(key, JSON.stringify(fetched));
  } catch {
    // Nor to keep.
  }
  return fetched;
}

/** A change of language drops what was kept. */
export function forgetSession() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
