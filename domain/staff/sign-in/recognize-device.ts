import { isIPv6 } from "node:net";
import { db } from "#db/connect.ts";
import { networkOf } from "../../visitors/network.ts";
import { hashToken } from "../link-token.ts";

/** Whom an attempt means: by the address they sign in with, or known already. */
export type SignInIdentity = { email: string } | { userId: string };

/** A customer of an IPv6 provider has a whole network, and may change addresses within it. */
export const addressOf = (ip: string) => (isIPv6(ip) ? networkOf(ip) : ip);

/** Enough for everything somebody uses. */
const considered = 50;

/** Whether somebody has signed in with this device before, or at least from this address. */
export async function recognizeDevice({
  whom,
  ip,
  device,
}: {
  whom: SignInIdentity;
  ip: string;
  device: string;
}): Promise<"device" | "address" | undefined> {
  const known = await db
    .selectFrom("known_device")
    .innerJoin("auth_user", "auth_user.id", "known_device.user_id")
    .$if("email" in whom, (query) => query.where("email", "=", "email" in whom ? whom.email : ""))
    .$if("userId" in whom, (query) =>
      query.where("auth_user.id", "=", "userId" in whom ? whom.userId : ""),
    )
    .orderBy("last_at", "desc")
    .limit(considered)
    .select(["token_hash", "addresses"])
    .execute();
  const hash = hashToken(device);
  if (known.some(({ token_hash }) => token_hash === hash)) return "device";
  const address = addressOf(ip);
  return known.some(({ addresses }) => addresses.includes(address)) ? "address" : undefined;
}
