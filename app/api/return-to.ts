const name = "return-to";

/** Remembers for this tab where somebody was who has to sign in first. */
export function saveReturnPath(place = location.pathname + location.search + location.hash) {
  try {
    sessionStorage.setItem(name, place);
  } catch {
    // They then arrive at the start of their pages.
  }
}

/** Where to go back to, once: a path of this site. */
export function takeReturnPath(): string | undefined {
  try {
    const place = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return place && /^\/(?![/\\])/.test(place) ? place : undefined;
  } catch {
    return undefined;
  }
}
