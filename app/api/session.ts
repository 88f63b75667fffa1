/** What a sign-in leaves in this browser: the token for calls of the API, and whom to greet. */
const names = ["token", "member"] as const;

/** A browser that keeps nothing has none. */
function read(name: (typeof names)[number]): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Gets another token when the one that is kept runs out; set by pages of members. */
let renew: (() => Promise<void>) | undefined;

export function setTokenRenewal(renewal: () => Promise<void>) {
  renew = renewal;
}

/** What this browser shows to an API on another host. */
export async function readToken(): Promise<string | undefined> {
  await renew?.();
  return read("token");
}

/** The name of the member who signed in here. It proves nothing: only calls know who is signed in. */
export const readMember = () => read("member");

/** Whether somebody has signed in here who did not sign out. */
export const hadSession = () => (read("token") ?? read("member")) !== undefined;

export function saveSession(kept: { token?: string | undefined; member?: string | undefined }) {
  try {
    for (const name of names) if (kept[name]) localStorage.setItem(name, kept[name]);
  } catch {
    // Storage may be forbidden; the session cookie is enough on this site itself.
  }
}

export function forgetSession() {
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
