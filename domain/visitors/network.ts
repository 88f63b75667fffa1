import { isIP, isIPv6 } from "node:net";

/** The address if it is one; proxies are known to forward words as well. */
export function realIp(address: string): string | undefined {
  return isIP(address) ? address : undefined;
}

/**
 * The network an address belongs to, as an address with the rest set to zero: 256 neighbours in
 * IPv4 (/24), one customer's site in IPv6 (/48). What is no address is its own network.
 */
export function networkOf(ip: string): string {
  if (isIPv6(ip)) return prefixOf(ip, 3);
  return isIP(ip) ? `${ip.slice(0, ip.lastIndexOf("."))}.0` : ip;
}

/**
 * Who may be one and the same: in IPv4 an address, in IPv6 a network of the smallest kind (/64),
 * within which everybody picks addresses at will.
 */
export function subscriberOf(ip: string): string {
  return isIPv6(ip) ? prefixOf(ip, 4) : ip;
}

/** The first groups of an IPv6 address, of which zeros may have been left out; the rest is zero. */
function prefixOf(ip: string, groups: number): string {
  const [address = ""] = ip.split("%");
  const [before = "", after] = address.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  // An IPv4 address at the end stands for two groups.
  const written = head.length + tail.length + (ip.includes(".") ? 1 : 0);
  const left = after === undefined ? 0 : Math.max(0, 8 - written);
  const first = [...head, ...Array<string>(left).fill("0"), ...tail]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(":")}::`;
}
