/** Somebody at the calls under /api/auth: of the company, a member of the site, or whoever comes. */
export type AuthCaller = "staff" | "member" | "anybody";

/**
 * Who gets as far as being heard by which call of sign-in, written down by hand and not read from
 * the code. Whoever is not named is refused before anything is looked at. All of them concern one's
 * own account, so that no role is told from another. A new call gets a line, and the line a second
 * look: does it give somebody more than their own, or a second way to prove who they are?
 */
export const expectedAuthCalls: Record<string, AuthCaller[]> = {
  // Getting in: the password, or the passkey, in the call is what counts.
  "POST /api/auth/sign-in/email": ["anybody"],
  "GET /api/auth/passkey/generate-authenticate-options": ["anybody"],
  "POST /api/auth/passkey/verify-authentication": ["anybody"],

  // Whose session this is, nobody's for whoever has none; and its end.
  "GET /api/auth/get-session": ["anybody"],
  "POST /api/auth/sign-out": ["anybody"],

  // One's own password, which has to be given once more.
  "POST /api/auth/change-password": ["staff", "member"],

  // Codes of an app, for staff. To give one is also the second step of whoever gave the password just now.
  "POST /api/auth/two-factor/enable": ["staff"],
  "POST /api/auth/two-factor/disable": ["staff"],
  "POST /api/auth/two-factor/generate-backup-codes": ["staff"],
  "POST /api/auth/two-factor/verify-totp": ["staff", "member"],
  "POST /api/auth/two-factor/verify-backup-code": ["staff", "member"],

  // Passkeys are for staff; a member has none to list or to rename.
  "GET /api/auth/passkey/generate-register-options": ["staff"],
  "POST /api/auth/passkey/verify-registration": ["staff"],
  "POST /api/auth/passkey/delete-passkey": ["staff"],
  "GET /api/auth/passkey/list-user-passkeys": ["staff", "member"],
  "POST /api/auth/passkey/update-passkey": ["staff", "member"],
};
