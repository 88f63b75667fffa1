import { vi } from "vitest";
import type { ReachedNode } from "./reach-node.ts";
import { readMetric } from "./read-metric.ts";

/** Waits until so many visitors are connected, while the database holds their page up. */
export async function untilConnected({ node, count }: { node: ReachedNode; count: number }) {
  const name = 'nodejs_active_resources{type="TCPSocketWrap"}';
  await vi.waitFor(
    async () => {
      const connected = await readMetric({ node, name });
      if (connected <= count) throw new Error(`${connected} of ${count} visitors are connected`);
    },
    { timeout: 60_000 },
  );
}
