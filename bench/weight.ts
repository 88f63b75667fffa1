// What the first load of each page brings to a phone, and whether scripts wait for the first paint.
import { listMeasuredPages, type MeasuredPage } from "./pages.ts";
import { runBenchmark } from "./support/benchmark.ts";
import { startChromium, warmPage } from "./support/chromium.ts";
import { type Weight, weighPage } from "./support/page-weight.ts";
import { startSite } from "./support/site.ts";
import { type Budget, checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const mostStyles = 20;

type Result = { page: MeasuredPage; weight: Weight };

await runBenchmark({
  async measure({ cleanup }) {
    const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    const browser = await startChromium({ cleanup });
    const results: Result[] = [];
    for (const page of listMeasuredPages()) {
      const url = site.address + page.path;
      await warmPage({ browser, url });
      results.push({ page, weight: await weighPage({ browser, url }) });
    }
    return report({ results });
  },
});

function report({ results }: { results: Result[] }): boolean {
  printTable({
    title: "First load on a phone, KB (1000 bytes) as sent",
    rows: results.map(({ page, weight }) => ({
      page: page.name,
      scripts: kilobytes(weight.scripts),
      styles: kilobytes(weight.styles),
      fonts: kilobytes(weight.fonts),
      html: kilobytes(weight.html),
      "inline scripts": kilobytes(weight.inline.compressed),
      "(uncompressed)": kilobytes(weight.inline.plain),
      pictures: kilobytes(weight.pictures),
      "drawn ms": round(weight.drawn, 0),
      "shown ms": round(weight.shown, 0),
      "first script ms": round(weight.firstScript, 0),
    })),
  });
  const budgets = results.flatMap(({ page: { name, scripts }, weight }): Budget[] => [
    { what: `${name}: scripts`, measured: weight.scripts / 1000, atMost: scripts, unit: "KB" },
    { what: `${name}: styles`, measured: weight.styles / 1000, atMost: mostStyles, unit: "KB" },
    {
      // Against the drawing: how long the screen then takes depends on the machine's load.
      what: `${name}: first script after first paint`,
      measured: weight.firstScript - weight.drawn,
      atLeast: 0,
      unit: "ms",
    },
  ]);
  return checkBudgets({ budgets });
}

function kilobytes(bytes: number) {
  return round(bytes / 1000, 1);
}
