import { fileURLToPath } from "node:url";
import { runProcess } from "./run-process.ts";

export type FloodKind = "pages" | "calls" | "forms";
export type FloodAnswer = { status: number; retryAfter: string | null };

const script = fileURLToPath(new URL("./flood-process.ts", import.meta.url));

/** Much asked for at once from another process, from the moment it begins to ask. */
export async function startFlood({
  port,
  requests,
  kind,
}: {
  port: number;
  requests: number;
  kind: FloodKind;
}) {
  const flood = runProcess({ args: [script, String(port), String(requests), kind] });
  await flood.waitForOutput(/^asking$/m);
  return {
    isOver: () => !flood.isRunning(),
    async answers(): Promise<FloodAnswer[]> {
      if ((await flood.exitCode()) !== 0) throw new Error(flood.complaints());
      const [, answers = ""] = flood.output().split("\n");
      return JSON.parse(answers);
    },
  };
}
