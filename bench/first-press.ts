// How long a visitor with a slow phone or computer waits after the first press on each island: until
// the next paint, until the inquiry dialog is open, and until React has come and done its part.
// --only="inquiry dialog" --runs=1 is a quick look.
import type { Browser } from "@playwright/test";
import { readArguments } from "./support/arguments.ts";
import { runBenchmark, say } from "./support/benchmark.ts";
import { startChromium, type Window, warmPage } from "./support/chromium.ts";
import { type FirstPress, type Island, islands, pressFirst } from "./support/first-press.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { type Budget, checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const longestToPaint = 150;
const longestToOpen = 400;

type Case = { name: string; island: Island; window: Window };
type Result = Case & { presses: FirstPress[] };

await runBenchmark({
  async measure({ cleanup }) {
    const { runs, choose } = readArguments({ runs: 5 });
    const cases = choose(listCases());
    const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    const browser = await startChromium({ cleanup });
    await warmAll({ browser, address: site.address, cases });
    warnWhenBusy();
    const results = await pressAll({ browser, address: site.address, cases, runs });
    return report({ results, runs });
  },
});

function listCases(): Case[] {
  return islands.flatMap((island) =>
    Object.entries(island.windows).map(([name, window]) => ({
      name: `${island.name}, ${name}`,
      island,
      window,
    })),
  );
}

type Measured = { browser: Browser; address: string; cases: Case[] };

/** Nobody is to press while an encoder makes the pictures of the page. */
async function warmAll({ browser, address, cases }: Measured) {
  const visits = new Map(
    cases.map(({ island, window }) => [
      `${island.path} ${window.viewport?.width}`,
      { browser, url: address + island.path, window },
    ]),
  );
  for (const visit of visits.values()) await warmPage(visit);
}

/** Runs alternate between the islands, so that a neighbour who disturbs disturbs all of them. */
async function pressAll({
  browser,
  address,
  cases,
  runs,
}: Measured & { runs: number }): Promise<Result[]> {
  const results: Result[] = cases.map((each) => ({ ...each, presses: [] }));
  for (let run = 1; run <= runs; run++) {
    for (const { name, island, window, presses } of results) {
      const press = await pressFirst({ browser, address, island, window });
      presses.push(press);
      say(`run ${run}  ${name}: next paint after ${round(press.nextPaint, 0)} ms`);
    }
  }
  return results;
}

function report({ results, runs }: { results: Result[]; runs: number }): boolean {
  const medians = results.map(({ name, island, presses }) => {
    const of = (figure: keyof FirstPress) => median(presses.map((press) => press[figure]));
    return { name, island, of };
  });
  printTable({
    title: `First press, slow line, processor slowed 4 times, median of ${runs} runs, ms`,
    rows: medians.map(({ name, island, of }) => ({
      island: name,
      "next paint": round(of("nextPaint"), 0),
      open: island.opens ? round(of("opened"), 0) : "",
      "React has done it": round(of("done"), 0),
    })),
  });
  const budgets = medians.flatMap(({ name, island, of }): Budget[] => [
    {
      what: `${name}: next paint`,
      measured: of("nextPaint"),
      atMost: longestToPaint,
      unit: "ms",
    },
    ...(island.opens
      ? [{ what: `${name}: open`, measured: of("opened"), atMost: longestToOpen, unit: "ms" }]
      : []),
  ]);
  return checkBudgets({ budgets });
}
