import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export type Visit = {
  method: string;
  path: string | (() => string);
  expected: number;
  headers?: () => Record<string, string>;
  /** What is sent, made anew each time. */
  body?: () => string;
  /** Told of every answer that was as expected, with what was sent. */
  onAnswer?: (answer: string, sent: string) => void;
};

/** Pages are kept compressed, and unpacked for robots only. */
export const asBrowsersAsk = { "Accept-Encoding": "gzip, deflate, br" };

/** Makes so many requests a second over connections kept alive, until told to stop. */
export function visitSteadily({
  port,
  visits,
  perSecond = 100,
}: {
  port: number;
  visits: Visit[];
  perSecond?: number;
}) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const waits = new Map(visits.map((visit): [Visit, number[]] => [visit, []]));
  const underWay = new Set<Promise<void>>();
  const outages = createOutages();
  let made = 0;

  async function make(visit: Visit) {
    const { method, expected, headers, body, onAnswer } = visit;
    const path = typeof visit.path === "string" ? visit.path : visit.path();
    const started = performance.now();
    try {
      const sent = body?.() ?? "";
      const length = body && { "Content-Length": Buffer.byteLength(sent) };
      const sentAlong = { ...(method === "GET" && asBrowsersAsk), ...headers?.(), ...length };
      const asked = request({ port, method, path, agent, headers: sentAlong });
      asked.end(sent);
      const [response] = (await once(asked, "response")) as [IncomingMessage];
      const answer = await text(response);
      const status = response.statusCode;
      if (status !== expected) throw new Error(`${status}`);
      outages.end();
      waits.get(visit)?.push(performance.now() - started);
      onAnswer?.(answer, sent);
    } catch (error) {
      outages.begin(started);
      failures.push(`${method} ${path}: ${error}`);
    }
  }

  const began = performance.now();
  const timer = setInterval(() => {
    // As many as are due: on a busy machine a timer comes late, and must not make it less work.
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (made < due) {
      const visit = visits[made++ % visits.length];
      if (!visit) return;
      const visiting = make(visit).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }
  }, 1000 / perSecond);

  return async function stop() {
    clearInterval(timer);
    await Promise.all(underWay);
    agent.destroy();
    /** How long those took that were answered as expected: of all visits unless said. */
    const waitsOf = (some: Visit[] = visits) => some.flatMap((visit) => waits.get(visit) ?? []);
    return { made, failures, waitsOf, p99: p99Of(waitsOf()), longestOutage: outages.longest() };
  };
}

/** What 99 of 100 did not exceed; not a number where there were none. */
export function p99Of(waits: number[]): number {
  const sorted = waits.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

/** Times in which requests failed, from the first that did to the next that did not. */
export function createOutages() {
  let since: number | undefined;
  let longest = 0;
  return {
    begin(at: number) {
      since ??= at;
    },
    end() {
      if (since !== undefined) longest = Math.max(longest, performance.now() - since);
      since = undefined;
    },
    longest: () => longest,
  };
}
