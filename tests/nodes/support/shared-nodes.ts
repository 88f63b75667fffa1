import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { reachNode } from "./reach-node.ts";

/**
 * Nodes for all files that only read, on a database that nobody changes: `site` under its public
 * address with TLS, which keeps no pages, and `plain` with no settings at all.
 */
export function shareNode(name: "site" | "plain") {
  const { address, log } = inject("sharedNodes")[name];
  return {
    ...reachNode({ port: Number(new URL(address).port) }),
    /** All that it has said. */
    output: () => readFile(log, "utf8"),
  };
}
