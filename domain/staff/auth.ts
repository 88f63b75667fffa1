import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { db, isDatabaseAway } from "#db/connect.ts";
import { passwordLength } from "./passwords/password.ts";
import { passkeys } from "./second-factor/passkeys.ts";
import { hashSessionTokens } from "./sign-in/hash-session-tokens.ts";
import { prepareSession } from "./sign-in/prepare-session.ts";
import { longestLifetime } from "./sign-in/session-lifetime.ts";
import { clientHeaders } from "./sign-in/sign-in-calls.ts";
import { signInGuard } from "./sign-in/sign-in-guard.ts";

const created = { createdAt: "created_at", updatedAt: "updated_at" };

/** How long after a sign-in a passkey may be added: whoever finds an open screen must not. */
const freshFor = 15 * 60;

/** Sign-in for staff and members: cookie sessions in our own tables, no registration from outside. */
export function createAuth({
  secret,
  origin,
  behindTls,
  complain = () => {},
}: {
  secret: string;
  origin: string;
  behindTls: boolean;
  /** Told what goes wrong inside the library. */
  complain?: (message: string) => void;
}) {
  return betterAuth({
    appName: "Tinghe",
    secret,
    baseURL: origin,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: {
      // A mistyped password, a warning to the library, is no news; nor is here that the database is
      // away, which is said where that is noticed.
      log: (level, message, ...details) =>
        level === "error" && !details.some(isDatabaseAway) && complain(message),
    },
    database: (options: BetterAuthOptions) =>
      hashSessionTokens(kyselyAdapter(db, { type: "postgres" })(options)),
    trustedOrigins: (request) => [origin, ...ownHost(request)],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
    },
    user: {
      modelName: "auth_user",
      fields: { emailVerified: "email_verified", ...created },
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "viewer" },
        mustChangePassword: {
          type: "boolean",
          input: false,
          defaultValue: false,
          fieldName: "must_change_password",
        },
        translates: { type: "string", input: false, required: false },
        disabledAt: { type: "date", input: false, required: false, fieldName: "disabled_at" },
      },
    },
    session: {
      modelName: "auth_session",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...created,
      },
      additionalFields: {
        endsAt: { type: "date", input: false, required: false, fieldName: "ends_at" },
        secondFactor: {
          type: "boolean",
          input: false,
          required: false,
          defaultValue: false,
          fieldName: "second_factor",
        },
      },
      // Read from the database each time: a disabled account is out with its next request.
      cookieCache: { enabled: false },
      // Of the cookie. How long a session lasts depends on whose it is: see session-lifetime.ts.
      expiresIn: longestLifetime,
      disableSessionRefresh: true,
      freshAge: freshFor,
    },
    account: {
      modelName: "auth_account",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...created,
      },
    },
    verification: {
      modelName: "auth_verification",
      fields: { expiresAt: "expires_at", ...created },
      storeIdentifier: "hashed",
    },
    plugins: [
      twoFactor({
        issuer: "Tinghe",
        // No device is trusted in place of a second factor, whoever asks for it.
        trustDeviceMaxAge: 0,
        // Failures are counted by ourselves: this would let a stranger lock the owner out.
        accountLockout: { enabled: false },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "auth_two_factor",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
      passkeys,
      // Last, so that it sees what came of a sign-in in the end.
      signInGuard,
    ],
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "auth_rate_limit",
      fields: { lastRequest: "last_request" },
      // Where a secret can be guessed, failures are counted by ourselves: see lock-out.ts.
      customRules: {
        "/sign-in/email": false,
        "/change-password": false,
        // Nothing is guessed here, and the library's count never ends while calls keep coming: an
        // office behind one address would be shut out. Floods are stopped as those of other calls.
        "/get-session": false,
        "/sign-out": false,
        "/two-factor/*": false,
      },
    },
    advanced: {
      useSecureCookies: behindTls,
      ipAddress: { ipAddressHeaders: [clientHeaders.ip] },
    },
    databaseHooks: { session: { create: { before: prepareSession } } },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** A call whose Origin is the very host it was sent to cannot come from another site. */
function ownHost(request: Request | undefined): string[] {
  const from = request?.headers.get("Origin");
  const host = request?.headers.get("Host");
  return from && host && URL.canParse(from) && new URL(from).host === host ? [from] : [];
}
