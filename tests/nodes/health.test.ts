import { beforeAll, describe, expect, test } from "vitest";
import { startDatabase } from "./support/start-database.ts";
import { metricsToken, type SiteNode, startNode } from "./support/start-node.ts";

let node: SiteNode;
let secretive: SiteNode;

beforeAll(async () => {
  const { url: databaseUrl } = await startDatabase();
  [node, secretive] = await Promise.all([
    startNode({ databaseUrl }),
    startNode({ databaseUrl, env: { METRICS_TOKEN: "" } }),
  ]);
});

// 503 while the database is away: database-away.test.ts; while stopping: graceful-shutdown.test.ts.
test.each(["/healthz", "/readyz"])(
  "%s says that all is well, and is kept by no cache",
  async (path) => {
    const response = await node.ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("ok");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  },
);

describe("metrics", () => {
  const ask = (authorization?: string) =>
    node.ask("/metrics", authorization ? { headers: { Authorization: authorization } } : {});

  test("are given to who has the token, in the form Prometheus reads", async () => {
    const response = await ask(`Bearer ${metricsToken}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    for (const line of text.split("\n").filter(Boolean)) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) |[a-z_0-9]+(?:\{[^}]*\})? (?:[\d.e+-]+|Nan)$)/i);
    }
  });

  test.each([
    ["none", undefined],
    ["a wrong one", "Bearer a token nobody was given"],
    ["one of the same length", `Bearer ${metricsToken.replaceAll("t", "x")}`],
    ["the beginning", `Bearer ${metricsToken.slice(0, -1)}`],
    ["the bare token", metricsToken],
    ["an empty one", "Bearer "],
    ["another scheme", `Basic ${btoa(`metrics:${metricsToken}`)}`],
  ])("are refused with a token that is not it: %s", async (_, authorization) => {
    const response = await ask(authorization);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("page_store");
  });

  test("do not exist without a token in the configuration, whatever is sent", async () => {
    for (const authorization of [`Bearer ${metricsToken}`, "Bearer ", "Bearer undefined"]) {
      const headers = { Authorization: authorization };
      expect((await secretive.ask("/metrics", { headers })).status).toBe(404);
    }
  });

  test("grow with what the node does, and never with what visitors invent", async () => {
    const count = async () =>
      (await (await ask(`Bearer ${metricsToken}`)).text())
        .split("\n")
        .filter((line) => line.startsWith("http_requests_total")).length;
    await node.ask("/invented-0.html");
    const before = await count();
    for (let n = 1; n < 20; n++) await node.ask(`/invented-${n}.html`);
    expect(await count()).toBe(before);
  });
});
