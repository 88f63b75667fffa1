// How long the first visitor after a fresh start waits until every picture in view is there.
// With --busy other programs keep all cores at work meanwhile.
import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import { pages } from "./pages.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { startChild } from "./support/child.ts";
import { desk, startChromium, type Window } from "./support/chromium.ts";
import { type FirstView, openProductMenu, viewPage } from "./support/first-view.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const longest = 1.5;
const viewed = ["home", "class", "product", "booth"];
const windows: Record<string, Window> = {
  desk,
  // Sharper than the one Lighthouse imitates: it asks for the largest variants.
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
};

type Result = { name: string; view: FirstView };

await runBenchmark({
  async measure({ cleanup }) {
    const busy = process.argv.includes("--busy");
    if (!busy) warnWhenBusy();
    const browser = await startChromium({ cleanup });
    if (busy) await keepBusy({ cleanup });
    const results: Result[] = [];
    for (const [name, window] of Object.entries(windows)) {
      // Each sees a site that nobody has seen before.
      const dataFolder = makeTemporaryFolder({ cleanup });
      const settings = { MEDIA_PREPARE: "on" };
      const site = await startSite({ cleanup, dataFolder, settings });
      results.push(...(await viewAll({ browser, address: site.address, name, window })));
      await site.stop();
    }
    return report({ results, busy });
  },
});

/** One program for each core that never rests. */
async function keepBusy({ cleanup }: { cleanup: Cleanup }) {
  for (let core = 0; core < availableParallelism(); core++) {
    await startChild({ cleanup, program: process.execPath, args: ["--eval", "for (;;);"] });
  }
  say(`${availableParallelism()} other programs keep all cores busy.`);
}

async function viewAll({
  browser,
  address,
  name,
  window,
}: {
  browser: Browser;
  address: string;
  name: string;
  window: Window;
}): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name: page, path } of pages.filter((each) => viewed.includes(each.name))) {
    const view = await viewPage({ browser, url: `${address}/en${path}`, window });
    results.push({ name: `${page}, ${name}`, view });
  }
  // Narrow screens have no drop-down.
  if (!window.isMobile) {
    const view = await openProductMenu({ browser, url: `${address}/en`, window });
    results.push({ name: `product menu, ${name}`, view });
  }
  return results;
}

function report({ results, busy }: { results: Result[]; busy: boolean }): boolean {
  printTable({
    title: `First view after a fresh start${busy ? ", all cores busy" : ""}`,
    rows: results.map(({ name, view }) => ({
      view: name,
      "pictures in view": view.pictures,
      "all there, s": round(view.seconds),
      "slowest answer, s": round(view.slowest),
      substitutes: view.substitutes,
      KB: round(view.bytes / 1000, 0),
    })),
  });
  return checkBudgets({
    budgets: results.map(({ name, view }) => ({
      what: `${name}: all pictures in view`,
      measured: view.seconds,
      atMost: longest,
      unit: "s",
    })),
  });
}
