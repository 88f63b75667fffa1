import { describe, expect, test } from "vitest";
import { metricsToken } from "./support/settings.ts";
import { shareNode } from "./support/shared-nodes.ts";

const node = shareNode("site");
const withoutToken = shareNode("plain");

// 503 while the database is away: database-away.drill.ts; while stopping: graceful-shutdown.drill.ts.
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
      expect((await withoutToken.ask("/metrics", { headers })).status).toBe(404);
    }
  });

  test("grow with what the node does, and never with what visitors invent", async () => {
    const linesFor = async (kind: string) =>
      (await (await ask(`Bearer ${metricsToken}`)).text())
        .split("\n")
        .filter((line) => line.startsWith("http_requests_total") && line.includes(kind));
    for (let n = 0; n < 20; n++) await node.ask(`/invented-${n}.html`);
    const [line = "", ...others] = await linesFor('kind="page",status="404"');
    expect(line).toMatch(/^http_requests_total\{kind="page",status="404"\} \d+$/);
    expect(others).toEqual([]);
    expect(await linesFor("invented")).toEqual([]);
  });
});
