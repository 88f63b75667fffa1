import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

const everywhere = ["0.0.0.0", "::"];

/** Whoever reaches a node past its proxies can name any address as theirs. */
export function warnOfOpenHost({
  config: { host, trustedProxies },
  log,
}: {
  config: Pick<Config, "host" | "trustedProxies">;
  log: Pick<Log, "warn">;
}) {
  if (trustedProxies === 0 || !everywhere.includes(host)) return;
  log.warn(
    { host, trustedProxies },
    "listening on every address while trusting X-Forwarded-For: set HOST to the address that only your proxies reach, unless a firewall sees to that",
  );
}
