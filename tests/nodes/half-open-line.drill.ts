import { expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { startProxy } from "./support/start-proxy.ts";

/** Heartbeat and patience of the listen connection, and what a busy machine adds to its timers. */
const givenUpWithin = 15_000 + 1000;

test("a line that is only silent is given up within 15 seconds, and nothing old is shown after its return", async () => {
  const database = await startDatabase();
  const proxy = await startProxy({ to: database.url });
  const node = await startNode({ databaseUrl: proxy.url });
  await untilStored({ node, paths: ["/zh", "/en", "/ar"] });
  const { number, statement } = inventNumber();

  proxy.freeze();
  await database.ask(statement);
  // Nobody can know yet: the page is old, but it is a page.
  expect((await node.ask("/en")).status).toBe(200);
  await node.hear(/the line that announces content changes broke/, { within: givenUpWithin });

  // Not trusted any more, yet better than nothing while the database stays silent.
  const distrusted = node.ask("/en");
  proxy.thaw();
  expect((await distrusted).status).toBe(200);
  await Promise.all(
    ["/zh", "/en", "/ar"].map((path) => expectShown({ node, path, text: number, within: 2000 })),
  );
  await untilStored({ node, paths: ["/zh", "/en", "/ar"] });
});
