// What the first load of each page brings to a phone, before the visitor does anything.
// --only=home is a quick look.
import { listWeighedPages, type MeasuredPage } from "./pages.ts";
import { readArguments } from "./support/arguments.ts";
import { runBenchmark } from "./support/benchmark.ts";
import { startChromium, warmPage } from "./support/chromium.ts";
import { type Weight, weighPage } from "./support/page-weight.ts";
import { startSite } from "./support/site.ts";
import { type Budget, checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

/** Bytes after brotli. Pages are documents: React comes only when somebody reaches for an island. */
const mostScripts = 6 * 1024;
const mostStyles = 20_000;
const mostPictures = 250_000;

type Result = { page: MeasuredPage; weight: Weight };

await runBenchmark({
  async measure({ cleanup }) {
    const pages = readArguments({ runs: 1 }).choose(listWeighedPages());
    const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    const browser = await startChromium({ cleanup });
    const results: Result[] = [];
    for (const page of pages) {
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
      "inline scripts": kilobytes(weight.inline),
      pictures: kilobytes(weight.pictures),
      "first paint ms": round(weight.firstPaint, 0),
    })),
  });
  const budgets = results.flatMap(({ page: { name }, weight }): Budget[] => [
    { what: `${name}: scripts`, measured: weight.scripts, atMost: mostScripts, unit: "bytes" },
    { what: `${name}: styles`, measured: weight.styles, atMost: mostStyles, unit: "bytes" },
    { what: `${name}: pictures`, measured: weight.pictures, atMost: mostPictures, unit: "bytes" },
  ]);
  return checkBudgets({ budgets });
}

function kilobytes(bytes: number) {
  return round(bytes / 1000, 1);
}
