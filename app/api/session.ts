/** What a sign-in leaves in this browser: the token for calls of the API, and whom to greet. */
const names = ["token", "member"] as const;

/** Storage may be forbidden; the session cookie is enough on this site itself. */
function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const read = (name: (typeof names)[number]) => tryTo(() => localStorage.getItem(name) ?? undefined);

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
export const hadSession = () => !!(read("token") ?? readMember());

export function keepSession(kept: { token?: string | undefined; member?: string | undefined }) {
  tryTo(() => {
    for (const name of names) if (kept[name]) localStorage.setItem(name, kept[name]);
  });
}

export function forgetSession() {
  tryTo(() => {
    for (const name of names) localStorage.removeItem(name);
  });
}
