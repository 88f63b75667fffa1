const name = "token";

/** Gets another token when the one that is kept runs out; set by pages of members. */
let renew: (() => Promise<void>) | undefined;

export function setTokenRenewal(renewal: () => Promise<void>) {
  renew = renewal;
}

/** What this browser shows to an API on another host. One that keeps nothing has none. */
export async function readToken(): Promise<string | undefined> {
  await renew?.();
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
