export type User = { name: string; email: string; role: string; mustChangePassword: boolean };

export type Failure = "wrong" | "too-many" | "unchanged" | "unreachable";

type Outcome = { ok: true } | { ok: false; failure: Failure };

async function call(path: string, body?: object): Promise<Response> {
  return fetch(`/api/auth/${path}`, {
    method: body ? "POST" : "GET",
    credentials: "same-origin",
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
}

async function attempt(path: string, body: object): Promise<Outcome> {
  try {
    const response = await call(path, body);
    if (response.ok) return { ok: true };
    if (response.status === 429) return { ok: false, failure: "too-many" };
    if (response.status >= 500) return { ok: false, failure: "unreachable" };
    const { code } = (await response.json()) as { code?: string };
    return { ok: false, failure: code === "PASSWORD_UNCHANGED" ? "unchanged" : "wrong" };
  } catch {
    return { ok: false, failure: "unreachable" };
  }
}

export async function readUser(): Promise<User | undefined> {
  const response = await call("get-session");
  if (!response.ok) throw new Error(`Session answered ${response.status}`);
  const session = (await response.json()) as { user: User } | null;
  return session?.user;
}

export const signIn = (credentials: { email: string; password: string }) =>
  attempt("sign-in/email", credentials);

export const changePassword = (passwords: { currentPassword: string; newPassword: string }) =>
  attempt("change-password", { ...passwords, revokeOtherSessions: true });

export const signOut = () => attempt("sign-out", {});
