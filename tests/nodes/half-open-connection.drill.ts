import { expect, test } from "vitest";
import { expectShown, inventNumber, untilStored } from "./support/content.ts";
import { reportDrill } from "./support/report-drill.ts";
import { startDatabase } from "./support/start-database.ts";
import { startNode } from "./support/start-node.ts";
import { startProxy } from "./support/start-proxy.ts";
import { visitSteadily } from "./support/visit-steadily.ts";

/** Heartbeat and patience of the listen connection, and what a busy machine adds to its timers. */
const givenUpWithin = 15_000 + 1000;

const paths = ["/zh", "/en", "/ar"];

test("a connection that is only silent is given up within 15 seconds, and nothing old is shown after its return", async () => {
  const database = await startDatabase();
  const proxy = await startProxy({ to: database.url });
  const node = await startNode({ databaseUrl: proxy.url });
  await untilStored({ node, paths });
  const visits = paths.map((path) => ({ method: "GET", path, expected: 200 }));
  const visit = () => visitSteadily({ port: node.port, visits, perSecond: 50 });
  const endSilence = visit();
  const { number, statement } = inventNumber();

  proxy.freeze();
  await database.ask(statement);
  // Nobody can know yet: the page is old, but it is a page.
  expect((await node.ask("/en")).status).toBe(200);
  await node.waitForOutput(/the connection that listens for content changes broke/, {
    within: givenUpWithin,
  });

  // Not trusted any more, yet better than nothing while the database stays silent.
  const distrusted = node.ask("/en");
  const silence = await endSilence();
  const endReturn = visit();
  proxy.thaw();
  expect((await distrusted).status).toBe(200);
  await Promise.all(paths.map((path) => expectShown({ node, path, text: number, within: 2000 })));

  const afterwards = await endReturn();
  const report = (what: string, seen: typeof silence, limit = {}) => {
    const { failures, made, longestOutage, p99 } = seen;
    reportDrill({
      drill: "listen connection half open",
      what: `${what}, ${made} pages asked for`,
      times: 1,
      lost: failures.length,
      longestOutage,
      p99,
      ...limit,
    });
    expect(failures).toEqual([]);
  };
  report("listen connection half open", silence, { p99AtMost: 50 });
  // The content was changed meanwhile, so all who ask wait until their page is drawn anew.
  report("listen connection back, pages drawn anew", afterwards);
  await untilStored({ node, paths });
});
