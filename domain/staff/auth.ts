import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { db } from "#db/connect.ts";

const created = { createdAt: "created_at", updatedAt: "updated_at" };

/** Sign-in for staff: cookie sessions in our own tables, no registration from outside. */
export function createAuth({
  secret,
  origin,
  behindTls,
}: {
  secret: string;
  origin: string;
  behindTls: boolean;
}) {
  return betterAuth({
    appName: "Tinghe",
    secret,
    baseURL: origin,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    database: { db, type: "postgres" },
    trustedOrigins: (request) => [origin, ...ownHost(request)],
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
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
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "auth_rate_limit",
      fields: { lastRequest: "last_request" },
      customRules: { "/sign-in/email": { window: 60, max: 10 } },
    },
    advanced: {
      useSecureCookies: behindTls,
      // Set by our own server from the connection; nothing a visitor sends arrives under this name.
      ipAddress: { ipAddressHeaders: ["x-client-ip"] },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        if (path === "/change-password" && body?.newPassword === body?.currentPassword) {
          throw new APIError("BAD_REQUEST", { code: "PASSWORD_UNCHANGED" });
        }
      }),
      after: createAuthMiddleware(async ({ path, context }) => {
        const userId = context.session?.user.id;
        if (path !== "/change-password" || !userId) return;
        if (context.returned instanceof APIError) return;
        await db
          .updateTable("auth_user")
          .set({ must_change_password: false })
          .where("id", "=", userId)
          .execute();
      }),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** A call whose Origin is the very host it was sent to cannot come from another site. */
function ownHost(request: Request | undefined): string[] {
  const from = request?.headers.get("Origin");
  const host = request?.headers.get("Host");
  return from && host && URL.canParse(from) && new URL(from).host === host ? [from] : [];
}
