import { expect, test } from "vitest";
import { findFreePort } from "./support/find-free-port.ts";
import { startDatabase } from "./support/start-database.ts";
import { hasNginx, startNginx } from "./support/start-nginx.ts";
import { type SiteNode, startNode } from "./support/start-node.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

const visits = [
  { method: "GET", path: "/en", expected: 200 },
  { method: "GET", path: "/ar", expected: 200 },
  { method: "GET", path: "/nothing.html", expected: 404 },
  { method: "HEAD", path: "/zh", expected: 200 },
  { method: "GET", path: "/api/admin/getWebSite", expected: 200 },
  // Refused by us, but never repeated by nginx: it shows what a proxy's second try would hide.
  { method: "POST", path: "/en", expected: 405 },
];

test.skipIf(!hasNginx)(
  "two nodes behind nginx restart one after the other, three times, and no request fails (needs nginx)",
  { timeout: 120_000 },
  async () => {
    const { url: databaseUrl } = await startDatabase();
    const ports = [await findFreePort(), await findFreePort()];
    const open = (port: number) => startNode({ databaseUrl, env: { PORT: String(port) } });
    const nodes: SiteNode[] = await Promise.all(ports.map(open));
    const nginx = await startNginx({ ports });
    const stop = visitSteadily({ port: nginx.port, visits });

    for (let round = 0; round < 3; round++) {
      for (const [index, port] of ports.entries()) {
        expect(await nodes[index]?.end("SIGTERM")).toBe(0);
        nodes[index] = await open(port);
      }
    }

    const { made, failures } = await stop();
    expect(failures).toEqual([]);
    expect(made).toBeGreaterThan(300);
  },
);
