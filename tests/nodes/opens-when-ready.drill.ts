import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startDatabase } from "./support/start-database.ts";
import { runNode } from "./support/start-node.ts";
import { prepareProxy } from "./support/start-proxy.ts";

const reporter = fileURLToPath(new URL("./support/report-listening.ts", import.meta.url));

/**
 * The system takes connections as soon as a port is open. A proxy that got one there, even in the
 * blink of an eye before it is closed again, has sent its request and does not try another node.
 */
test("a node opens its port once, when it can serve", async () => {
  const proxy = await prepareProxy({ to: (await startDatabase()).url });
  const node = await runNode({
    databaseUrl: proxy.url,
    env: { NODE_OPTIONS: `--import ${reporter}` },
  });
  await node.waitForOutput(/Waiting up to/);
  expect(node.output()).not.toContain("A port is open");

  await proxy.mend();
  await node.waitForOutput(/The site is at/);
  expect(node.output().match(/A port is open/g)).toHaveLength(1);
});
