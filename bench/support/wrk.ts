import { type Cleanup, PlainProblem } from "./benchmark.ts";
import { runCommand } from "./child.ts";
import { readProcessorSeconds } from "./process-usage.ts";
import { browserHeaders } from "./request.ts";
import { pinned } from "./site.ts";

export type Round = {
  requestsPerSecond: number;
  /** Share of its core the server got; neighbours and the load generator take or leave the rest. */
  coreShare: number;
  /** Requests answered in one second of a whole core: what can be compared on a busy machine. */
  perCoreSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number;
};

/** One round of load on one address, from a core of its own. */
export async function runRound({
  cleanup,
  url,
  pid,
  core,
  connections,
  seconds,
}: {
  cleanup: Cleanup;
  url: string;
  pid: number;
  core: number;
  connections: number;
  seconds: number;
}): Promise<Round> {
  const headers = Object.entries(browserHeaders).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "--timeout",
    "20s",
    ...headers,
    url,
  ];
  const used = await readProcessorSeconds({ pid });
  const started = performance.now();
  const said = await runCommand({
    cleanup,
    ...pinned({ core, command: { program: "wrk", args } }),
  });
  const elapsed = (performance.now() - started) / 1000;
  // Refused or wrong answers are quick answers: a round with any is worth nothing.
  if (/Non-2xx|Socket errors/.test(said)) throw new PlainProblem(`${said}\nRequests failed.`);
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  const coreShare = ((await readProcessorSeconds({ pid })) - used) / elapsed;
  return {
    requestsPerSecond,
    coreShare,
    perCoreSecond: requestsPerSecond / coreShare,
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(said)),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const factors: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return Number(match?.[1]) * (factors[match?.[2] ?? ""] ?? Number.NaN);
}
