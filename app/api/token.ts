const name = "token";

/** What a sign-in left in this browser. A browser that keeps nothing has none. */
export function readToken(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetToken() {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
