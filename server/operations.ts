import { timingSafeEqual } from "node:crypto";
import type { Handler } from "./handler.ts";
import type { Metrics } from "./metrics.ts";
import type { FindProblem } from "./readiness.ts";
import { sendText } from "./send.ts";

/** What those who run the site ask: is the process alive, can it serve, how much did it do. */
export function createOperations({
  metrics,
  metricsToken,
  isStopping,
  findProblem,
}: {
  metrics: Metrics;
  metricsToken: string | undefined;
  isStopping: () => boolean;
  findProblem: FindProblem;
}): (path: string) => Handler | undefined {
  const handlers: Record<string, Handler> = {
    "/healthz": (_request, response) => sendText(response, 200, "ok"),

    "/readyz": async (_request, response) => {
      if (isStopping()) return sendText(response, 503, "stopping");
      const problem = await findProblem();
      sendText(response, problem ? 503 : 200, problem ?? "ok");
    },

    "/metrics": async (request, response) => {
      if (!metricsToken) return sendText(response, 404, "Not found");
      if (!sameSecret(request.headers.authorization ?? "", `Bearer ${metricsToken}`)) {
        return sendText(response, 401, "Unauthorized");
      }
      response.setHeader("Content-Type", metrics.registry.contentType);
      response.end(await metrics.registry.metrics());
    },
  };
  return (path) => (Object.hasOwn(handlers, path) ? handlers[path] : undefined);
}

function sameSecret(given: string, expected: string) {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
