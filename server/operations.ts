import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import { db } from "#db/connect.ts";
import type { Handler } from "./listener.ts";
import type { Metrics } from "./metrics.ts";
import { sendText } from "./send.ts";

/** What those who run the site ask: is the process alive, can it serve, how much did it do. */
export function createOperations({
  metrics,
  metricsToken,
  isStopping,
}: {
  metrics: Metrics;
  metricsToken: string | undefined;
  isStopping: () => boolean;
}): (path: string) => Handler | undefined {
  const handlers: Record<string, Handler> = {
    "/healthz": (_request, response) => sendText(response, 200, "ok"),

    "/readyz": async (_request, response) => {
      if (isStopping()) return sendText(response, 503, "stopping");
      try {
        await sql`select 1`.execute(db);
        sendText(response, 200, "ok");
      } catch {
        sendText(response, 503, "database unreachable");
      }
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
