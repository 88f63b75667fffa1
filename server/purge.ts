import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";
import { pageTag } from "./shared-caching.ts";

type Purge = { url: string; token: string | undefined };

/** By then every node has heard of a change, and none hands out what was before as fresh. */
const untilAllKnow = 1000;
const longestCall = 10_000;

/**
 * Tells a cache in front to forget our pages: at the start, since another version may make them
 * differently, and when content has changed, once for all changes within a second. Tried until it
 * is heard. Every node calls; what is forgotten twice is forgotten.
 */
export function startPurging({ purge, log }: { purge: Purge | undefined; log: Pick<Log, "warn"> }) {
  let isDue = purge !== undefined;
  let failures = 0;
  const { runIn, close } = repeatWork(async () => {
    if (!purge || !isDue) return undefined;
    // Before the call: what changes during it wants another one.
    isDue = false;
    try {
      await call(purge);
      failures = 0;
      return undefined;
    } catch (error) {
      log.warn({ err: error }, "the cache in front could not be told of a change");
      isDue = true;
      return 1000 * 2 ** failures++;
    }
  });
  return {
    contentChanged() {
      if (!purge || isDue) return;
      isDue = true;
      runIn(untilAllKnow);
    },
    close,
  };
}

/** As Cloudflare wants it; others find the same in the header. */
async function call({ url, token }: Purge) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Surrogate-Key": pageTag,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags: [pageTag] }),
    signal: AbortSignal.timeout(longestCall),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}`);
}
