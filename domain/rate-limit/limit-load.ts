import { BlockList, isIPv6 } from "node:net";
import { subscriberOf } from "../visitors/network.ts";
import type { Refusal } from "./refusal.ts";

/** How many addresses are remembered; the ones that were quiet longest are forgotten first. */
const mostAddresses = 20_000;

/** Proxies and neighbours: behind one of them there may be anybody. */
const neighbours = new BlockList();
neighbours.addSubnet("127.0.0.0", 8);
neighbours.addSubnet("10.0.0.0", 8);
neighbours.addSubnet("172.16.0.0", 12);
neighbours.addSubnet("192.168.0.0", 16);
neighbours.addAddress("::1", "ipv6");
neighbours.addSubnet("fc00::", 7, "ipv6");
neighbours.addSubnet("fe80::", 10, "ipv6");

/** Enough for several more, so that nobody comes back to be refused again. */
const tooMuch: Refusal = { retryAfter: 5 };

type Account = { left: number; at: number };

/**
 * How much one address may ask for: `burst` at once, and `perSecond` again with time. Kept in
 * memory, for what costs more to note down than to do.
 */
export function createLoadLimit({
  burst,
  perSecond,
  now = () => performance.now(),
}: {
  burst: number;
  perSecond: number;
  now?: () => number;
}) {
  const accounts = new Map<string, Account>();

  return function limitLoad(address: string): Refusal | undefined {
    if (isNeighbour(address)) return undefined;
    const at = now();
    const who = subscriberOf(address);
    const known = accounts.get(who) ?? { left: burst, at };
    const left = Math.min(burst, known.left + ((at - known.at) / 1000) * perSecond);
    // Put anew, so that the map is in the order of the last use.
    accounts.delete(who);
    accounts.set(who, { left: left < 1 ? left : left - 1, at });
    if (accounts.size > mostAddresses) accounts.delete(accounts.keys().next().value ?? "");
    return left < 1 ? tooMuch : undefined;
  };
}

function isNeighbour(address: string): boolean {
  return address === "" || neighbours.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
