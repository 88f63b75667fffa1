import { attempt, type Outcome } from "./session.ts";

/** The browser's own part went wrong, or its owner changed their mind. */
const notShown = { ok: false, reason: "passkey" } as const;

async function readOptions(path: string): Promise<Response> {
  return fetch(`/api/auth/passkey/${path}`, { credentials: "same-origin" });
}

/** Signs in, or proves who is signed in already: unlocked by its owner, a passkey is both factors. */
export async function signInWithPasskey(): Promise<Outcome> {
  try {
    const asked = await readOptions("generate-authenticate-options");
    if (!asked.ok) return { ok: false, reason: "unreachable" };
    const options = PublicKeyCredential.parseRequestOptionsFromJSON(await asked.json());
    const publicKey = { ...options, userVerification: "required" } as const;
    const credential = await navigator.credentials.get({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return notShown;
    const outcome = await attempt("passkey/verify-authentication", {
      response: credential.toJSON(),
    });
    return outcome.ok || outcome.reason !== "wrong" ? outcome : notShown;
  } catch {
    return notShown;
  }
}

/** Makes a passkey on this device or another one, and has the site know it. */
export async function addPasskey(name: string): Promise<Outcome> {
  try {
    const asked = await readOptions("generate-register-options");
    if (!asked.ok) {
      const { code = "" } = (await asked.json().catch(() => ({}))) as { code?: string };
      return { ok: false, reason: refusals[code] ?? "unreachable" };
    }
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await asked.json());
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return notShown;
    return attempt("passkey/verify-registration", { response: credential.toJSON(), name });
  } catch {
    return notShown;
  }
}

const refusals: Record<string, "stale" | "due"> = {
  SESSION_NOT_FRESH: "stale",
  SECOND_FACTOR_DUE: "due",
};

export type Passkey = { id: string; name: string; createdAt: string };

export async function listPasskeys(): Promise<Passkey[]> {
  const response = await readOptions("list-user-passkeys");
  if (!response.ok) throw new Error(`The passkeys were answered with ${response.status}`);
  return (await response.json()) as Passkey[];
}

export const renamePasskey = (id: string, name: string) =>
  attempt("passkey/update-passkey", { id, name });

export const removePasskey = (id: string) => attempt("passkey/delete-passkey", { id });
