/** Set by our own server; nothing a visitor sends arrives under these names. */
export const clientHeaders = { ip: "x-client-ip", device: "x-client-device" };

/** Where somebody who was asked for a code gives it. */
export const codeCalls = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);

/** Where a passkey is shown. It is unlocked by a finger, a face or a PIN, so it is both factors. */
export const passkeySignIn = "/passkey/verify-authentication";

/** What makes a session one with a second factor. */
export const proofCalls = new Set([...codeCalls, passkeySignIn]);

/** What may end in somebody being signed in. */
export const signInCalls = new Set(["/sign-in/email", ...proofCalls]);

/** Calls of somebody signed in who has to give the password once more. */
export const passwordCalls = new Set([
  "/change-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
]);

/** What changes how somebody proves who they are. */
export const factorCalls = new Set([
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
]);
