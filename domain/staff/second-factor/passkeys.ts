import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/**
 * Passkeys. One that was not unlocked by its owner, with a finger, a face or a PIN, is only something
 * somebody holds in their hand: it is neither added nor accepted.
 */
export const passkeys = passkey({
  rpName: "Tinghe",
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  registration: {
    afterVerification: async ({ verification: { registrationInfo } }) => {
      refuseUnverified(registrationInfo?.userVerified);
    },
  },
  authentication: {
    afterVerification: async ({ verification: { authenticationInfo } }) => {
      refuseUnverified(authenticationInfo.userVerified);
    },
  },
  schema: {
    passkey: {
      modelName: "auth_passkey",
      fields: {
        publicKey: "public_key",
        userId: "user_id",
        credentialID: "credential_id",
        deviceType: "device_type",
        backedUp: "backed_up",
        createdAt: "created_at",
      },
    },
  },
});

function refuseUnverified(userVerified: boolean | undefined) {
  if (!userVerified) throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED" });
}
