// What Lighthouse says about our pages on a phone, in every language.
import { listMeasuredPages, type MeasuredPage } from "./pages.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { startChromium, warmPage } from "./support/chromium.ts";
import { auditPage, ensureLighthouse } from "./support/lighthouse.ts";
import type { Audit } from "./support/lighthouse-report.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { type Budget, checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const runs = 5;

type Result = { page: MeasuredPage; audits: Audit[] };

await runBenchmark({
  async measure({ cleanup }) {
    await ensureLighthouse({ cleanup });
    const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    await warmAll({ cleanup, address: site.address });
    warnWhenBusy();
    const results = await auditAll({ cleanup, address: site.address });
    return report({ results });
  },
});

async function warmAll({ cleanup, address }: { cleanup: Cleanup; address: string }) {
  const browser = await startChromium({ cleanup });
  for (const { path } of listMeasuredPages()) await warmPage({ browser, url: address + path });
  // Gone before Lighthouse starts its own: two browsers would disturb each other.
  await browser.close();
}

/** Runs alternate between the pages, so that a neighbour who disturbs disturbs all of them. */
async function auditAll({ cleanup, address }: { cleanup: Cleanup; address: string }) {
  const scratch = makeTemporaryFolder({ cleanup });
  const results: Result[] = listMeasuredPages().map((page) => ({ page, audits: [] }));
  for (let run = 1; run <= runs; run++) {
    for (const { page, audits } of results) {
      const audit = await auditPage({ cleanup, url: address + page.path, scratch });
      audits.push(audit);
      say(`run ${run}  ${page.name}: performance ${audit.performance}`);
    }
  }
  return results;
}

function report({ results }: { results: Result[] }): boolean {
  const medians = results.map(({ page, audits }) => {
    const of = (name: Exclude<keyof Audit, "faults">) => median(audits.map((audit) => audit[name]));
    return { page, audits, of };
  });
  printTable({
    title: `Lighthouse, mobile, median of ${runs} runs`,
    rows: medians.map(({ page, audits, of }) => ({
      page: page.name,
      performance: of("performance"),
      best: Math.max(...audits.map((audit) => audit.performance)),
      accessibility: of("accessibility"),
      "best practices": of("bestPractices"),
      SEO: of("seo"),
      "FCP ms": round(of("fcp"), 0),
      "LCP ms": round(of("lcp"), 0),
      "TBT ms": round(of("tbt"), 0),
      CLS: round(of("cls"), 3),
    })),
  });
  for (const { page, audits } of results) {
    const faults = new Set(audits.flatMap((audit) => audit.faults));
    for (const fault of faults) say(`${page.name}: ${fault}`);
  }
  const budgets = medians.flatMap(({ page: { name }, of }): Budget[] => [
    { what: `${name}: performance`, measured: of("performance"), atLeast: 98 },
    { what: `${name}: accessibility`, measured: of("accessibility"), atLeast: 100 },
    { what: `${name}: best practices`, measured: of("bestPractices"), atLeast: 100 },
    { what: `${name}: SEO`, measured: of("seo"), atLeast: 100 },
    { what: `${name}: CLS`, measured: of("cls"), below: 0.02 },
  ]);
  return checkBudgets({ budgets });
}
