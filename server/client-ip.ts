import type { IncomingMessage } from "node:http";

/**
 * The visitor's address. Each proxy appends the address it saw to X-Forwarded-For, so with n
 * proxies of ours in front the n-th entry from the end is the last one we can believe; what
 * stands before it was written by the visitor.
 */
export function clientIp(
  request: Pick<IncomingMessage, "headers" | "socket">,
  { trustedProxies }: { trustedProxies: number },
): string {
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (trustedProxies === 0 || forwarded === undefined) return plainAddress(peer);
  const seen = String(forwarded)
    .split(",")
    .map((address) => address.trim());
  return plainAddress(seen.at(-trustedProxies) ?? seen[0] ?? peer);
}

/** `::ffff:192.0.2.1` is an IPv4 address written as an IPv6 one. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
