import { localHref } from "../ui/controls/link.tsx";
import { takeReturnPath } from "./return-to.ts";
import { forgetSession, saveSession } from "./session.ts";

export type SignedIn = { role: string; name: string };

export type Outcome =
  | { outcome: "in"; user: SignedIn }
  | { outcome: "code" | "wrong" | "over" | "unreachable" }
  | { outcome: "locked"; seconds: number };

type Answer = { twoFactorRedirect?: boolean; user?: SignedIn; code?: string };

/** The code was asked for too long ago, or guessed too often. */
const overCodes = ["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"];

/** The session comes as a cookie that no script can read, so this goes to the site itself. */
async function send(path: string, body: object): Promise<Outcome> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status === 429) {
      return { outcome: "locked", seconds: Number(response.headers.get("Retry-After") ?? 60) };
    }
    if (response.status >= 500) return { outcome: "unreachable" };
    const answer: Answer = await response.json();
    if (!response.ok) {
      return { outcome: overCodes.includes(answer.code ?? "") ? "over" : "wrong" };
    }
    if (answer.twoFactorRedirect || !answer.user) return { outcome: "code" };
    const { user } = answer;
    forgetSession();
    // Staff work on this site alone, where the cookie is enough.
    if (user.role === "member") saveSession({ member: user.name });
    return { outcome: "in", user };
  } catch {
    return { outcome: "unreachable" };
  }
}

export const signIn = (credentials: { email: string; password: string }) =>
  send("sign-in/email", credentials);

/** Six digits of the app, or one of the codes kept for the day the telephone is lost. */
export function giveCode(typed: string): Promise<Outcome> {
  const code = typed.replace(/\s/g, "");
  return send(`two-factor/verify-${/^\d{6}$/.test(code) ? "totp" : "backup-code"}`, { code });
}

/** What is signed is made by the browser and unlocked by its owner; undefined where it cannot. */
async function showPasskey(): Promise<object | undefined> {
  const response = await fetch("/api/auth/passkey/generate-authenticate-options");
  if (!response.ok) return undefined;
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await response.json());
  const publicKey = { ...options, userVerification: "required" } as const;
  const credential = await navigator.credentials.get({ publicKey }).catch(() => null);
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
}

export async function signInWithPasskey(): Promise<Outcome> {
  const response = await showPasskey().catch(() => undefined);
  return response ? send("passkey/verify-authentication", { response }) : { outcome: "wrong" };
}

/** Older browsers have passkeys and no short way to them. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

export async function signOut() {
  await send("sign-out", {});
  forgetSession();
  location.assign(localHref("/"));
}

const office = /^\/admin(?:\/|$)/;

/** Staff work in the back office, members in their area; each goes back to where they were. */
export function placeFor({ role }: SignedIn): string {
  const place = takeReturnPath();
  const isFitting = place !== undefined && office.test(place) === (role !== "member");
  if (isFitting) return place;
  return role === "member" ? localHref("/users") : "/admin/";
}
