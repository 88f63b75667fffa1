import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { setTimeout } from "node:timers/promises";
import { PlainProblem } from "./benchmark.ts";
import type { Child } from "./child.ts";

/** What a current Chromium on a desk sends. */
export const browserHeaders = {
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
};

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

const keptAlive = new Agent({ keepAlive: true, maxSockets: 16 });

/** The answer as it came over the line: `fetch` would have unpacked the bytes. */
export function request({
  url,
  headers = browserHeaders,
}: {
  url: string;
  headers?: Record<string, string>;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: keptAlive, timeout: 60_000 }, async (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    }).on("error", reject);
  });
}

/** Waits until an address answers 200, and gives up when its server ends or takes too long. */
export async function waitForAnswer({
  url,
  server,
  within = 60_000,
}: {
  url: string;
  server: Child;
  within?: number;
}): Promise<Answer> {
  const deadline = performance.now() + within;
  while (server.isRunning() && performance.now() < deadline) {
    const answer = await request({ url }).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await setTimeout(10);
  }
  const reason = server.isRunning() ? `does not answer within ${within / 1000} s` : "has ended";
  throw new PlainProblem(`${server.output()}\nThe server at ${url} ${reason}.`);
}
