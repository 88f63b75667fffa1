import { createHmac } from "node:crypto";
import { sharedSecret } from "../security/secrets.ts";
import { networkOf, realIp } from "./network.ts";

export type IpKeeping = "shortened" | "hashed";

let secret: Promise<string> | undefined;

/**
 * What the log keeps of an address: its network, or a hash that tells visitors apart for a month
 * and, without the secret in the database, leads back to nobody.
 */
export async function hideIp({
  ip,
  keeping,
  at,
}: {
  ip: string;
  keeping: IpKeeping;
  at: Date;
}): Promise<string | null> {
  if (!realIp(ip)) return null;
  if (keeping === "shortened") return networkOf(ip);
  secret ??= sharedSecret("visitor-ip").catch((error) => {
    secret = undefined;
    throw error;
  });
  const month = at.toISOString().slice(0, 7);
  return createHmac("sha256", await secret)
    .update(`${month} ${ip}`)
    .digest("base64url")
    .slice(0, 22);
}
