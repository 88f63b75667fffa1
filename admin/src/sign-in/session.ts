import type { Answer, Body } from "../api.ts";

/** Whoever is signed in, and what they may do and still have to do. */
export type Account = Answer<"GET /account">;

export type Failure =
  | { reason: "wrong" | "unreachable" | "required" | "over" | "passkey" | "stale" | "due" }
  /** About the new password. */
  | { reason: "unchanged" | "known" }
  | { reason: "locked"; seconds: number };

export type Outcome<Answer = unknown> = { ok: true; answer: Answer } | ({ ok: false } & Failure);

async function send(path: string, body?: object): Promise<Response> {
  return fetch(path, {
    method: body ? "POST" : "GET",
    credentials: "same-origin",
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
}

const reasons: Record<string, "unchanged" | "known" | "required" | "over" | "stale" | "due"> = {
  PASSWORD_UNCHANGED: "unchanged",
  PASSWORD_KNOWN: "known",
  SESSION_NOT_FRESH: "stale",
  SECOND_FACTOR_DUE: "due",
  SECOND_FACTOR_REQUIRED: "required",
  INVALID_TWO_FACTOR_COOKIE: "over",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "over",
};

export async function attempt<Answer>(path: string, body: object): Promise<Outcome<Answer>> {
  try {
    const response = await send(`/api/auth/${path}`, body);
    if (response.ok) return { ok: true, answer: (await response.json()) as Answer };
    if (response.status === 429) {
      const seconds = Number(response.headers.get("Retry-After") ?? 60);
      return { ok: false, reason: "locked", seconds };
    }
    if (response.status >= 500) return { ok: false, reason: "unreachable" };
    const { code = "" } = (await response.json()) as { code?: string };
    return { ok: false, reason: reasons[code] ?? "wrong" };
  } catch {
    return { ok: false, reason: "unreachable" };
  }
}

/** Undefined: nobody is signed in. Throws when the server does not answer. */
export async function readAccount(): Promise<Account | undefined> {
  // Asked first, for it answers a visitor without a refusal.
  const session = await send("/api/auth/get-session");
  if (!session.ok) throw new Error(`The session was answered with ${session.status}`);
  if ((await session.json()) === null) return undefined;
  const response = await send("/api/backoffice/account");
  if (response.status === 401) return undefined;
  if (response.status === 403) {
    // A member, who signs in by the same form: their own pages are on the site.
    location.replace("/users");
    return new Promise<never>(() => {});
  }
  if (!response.ok) throw new Error(`The account was answered with ${response.status}`);
  return (await response.json()) as Account;
}

export const signIn = (credentials: { email: string; password: string }) =>
  attempt<{ twoFactorRedirect?: boolean }>("sign-in/email", credentials);

/** A code is six digits of the app, or one of the codes kept for the day the telephone is lost. */
export const giveCode = (typed: string) => {
  const code = typed.replace(/\s/g, "");
  const isApp = /^\d{6}$/.test(code);
  return attempt(`two-factor/verify-${isApp ? "totp" : "backup-code"}`, { code });
};

export const changePassword = (passwords: { currentPassword: string; newPassword: string }) =>
  attempt("change-password", passwords);

export type SecondFactor = { totpURI: string; backupCodes: string[] };

export const beginSecondFactor = (password: string) =>
  attempt<SecondFactor>("two-factor/enable", { password });

export const removeSecondFactor = (password: string) => attempt("two-factor/disable", { password });

export const renewBackupCodes = (password: string) =>
  attempt<{ backupCodes: string[] }>("two-factor/generate-backup-codes", { password });

export const signOut = () => attempt("sign-out", {});

export type Welcome = Answer<"POST /links/read">;

/** Whom a link is for; undefined when it leads nowhere any more. */
export async function readLink(token: string): Promise<Welcome | undefined> {
  const asked: Body<"POST /links/read"> = { token };
  const response = await send("/api/backoffice/links/read", asked);
  if (response.status >= 500 || response.status === 429) throw new Error("not now");
  return response.ok ? ((await response.json()) as Welcome) : undefined;
}

/** Whether it worked, or else whether the password was one that guessers know. */
export async function consumeLink(
  spent: Body<"POST /links/spend">,
): Promise<"spent" | "known" | "refused"> {
  const response = await send("/api/backoffice/links/spend", spent);
  if (response.ok) return "spent";
  const { fields } = (await response.json()) as { fields?: Record<string, string> };
  return fields?.password === "known" ? "known" : "refused";
}
