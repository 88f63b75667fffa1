import type { ReachedNode } from "./reach-node.ts";
import { metricsToken } from "./settings.ts";

type Asked = Pick<ReachedNode, "ask">;

/** One number of a node's own bookkeeping, such as `page_render_seconds_count`. */
export async function readMetric({ node, name }: { node: Asked; name: string }): Promise<number> {
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await node.ask("/metrics", { headers })).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  if (!line) throw new Error(`The node does not count ${name}`);
  return Number(line.slice(name.length));
}

export const countRenders = (node: Asked) =>
  readMetric({ node, name: "page_render_seconds_count" });
export const countStoredPages = (node: Asked) => readMetric({ node, name: "page_store_pages" });
export const countStoredBytes = (node: Asked) => readMetric({ node, name: "page_store_bytes" });

/** How many pages were answered from memory alone. */
export const countStoredAnswers = (node: Asked) =>
  readMetric({ node, name: 'http_served_from_memory{kind="page"}' });
