// What Lighthouse says about our pages on a phone, in every language, beside the same pages served
// by Next.js in the same run. All of it takes more than half an hour; --only=home --runs=1 is a
// quick look.
import { listMeasuredPages, type MeasuredPage } from "./pages.ts";
import { readArguments } from "./support/arguments.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { startChromium } from "./support/chromium.ts";
import { auditPage, ensureLighthouse } from "./support/lighthouse.ts";
import type { Audit } from "./support/lighthouse-report.ts";
import { buildNextCopy, startNextCopy } from "./support/next-copy.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { type Budget, checkBudgets, median, printTable, type Row, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

type Server = "ours" | "next";
type Addresses = Record<Server, string>;
type Result = { page: MeasuredPage; audits: Record<Server, Audit[]> };

/** The median over the runs of a page, by server and figure. */
type Figure = Exclude<keyof Audit, "faults">;
type Medians = { page: MeasuredPage; of: (server: Server, figure: Figure) => number };

await runBenchmark({
  async measure({ cleanup }) {
    const { runs, choose } = readArguments({ runs: 5 });
    const pages = choose(listMeasuredPages());
    await ensureLighthouse({ cleanup });
    const addresses = await startServers({ cleanup, pages });
    warnWhenBusy();
    const results = await auditAll({ cleanup, addresses, pages, runs });
    return report({ results, runs });
  },
});

async function startServers({
  cleanup,
  pages,
}: {
  cleanup: Cleanup;
  pages: MeasuredPage[];
}): Promise<Addresses> {
  const site = await startSite({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
  const paths = pages.map(({ path }) => path);
  say("Building the same pages with Next.js (a few minutes)…");
  const browser = await startChromium({ cleanup });
  const folder = await buildNextCopy({ cleanup, browser, address: site.address, paths });
  // Gone before Lighthouse starts its own: two browsers would disturb each other.
  await browser.close();
  return { ours: site.address, next: await startNextCopy({ cleanup, folder, paths }) };
}

/** Runs alternate between servers and pages: a neighbour who disturbs disturbs all of them. */
async function auditAll({
  cleanup,
  addresses,
  pages,
  runs,
}: {
  cleanup: Cleanup;
  addresses: Addresses;
  pages: MeasuredPage[];
  runs: number;
}): Promise<Result[]> {
  const scratch = makeTemporaryFolder({ cleanup });
  const results: Result[] = pages.map((page) => ({ page, audits: { ours: [], next: [] } }));
  const audit = (server: Server, { path }: MeasuredPage) =>
    auditPage({ cleanup, url: addresses[server] + path, scratch });
  for (let run = 1; run <= runs; run++) {
    for (const { page, audits } of results) {
      const ours = await audit("ours", page);
      const next = await audit("next", page);
      audits.ours.push(ours);
      audits.next.push(next);
      // Whoever ends it early has what was seen so far.
      say(`run ${run}  ${page.name}: ours ${brief(ours)}; Next.js ${brief(next)}`);
    }
  }
  return results;
}

function brief({ performance, lcp, tbt, cls, machine }: Audit) {
  return `performance ${performance}, LCP ${round(lcp, 0)} ms, TBT ${round(tbt, 0)} ms, CLS ${round(cls, 3)}, machine ${round(machine, 0)}`;
}

function report({ results, runs }: { results: Result[]; runs: number }): boolean {
  const medians = results.map(
    ({ page, audits }): Medians => ({
      page,
      of: (server, figure) => median(audits[server].map((audit) => audit[figure])),
    }),
  );
  printTable({
    title: `Lighthouse, mobile, median of ${runs} runs`,
    rows: results.map(({ page, audits: { ours } }, at) => ({
      page: page.name,
      performance: medians[at]?.of("ours", "performance") ?? Number.NaN,
      worst: Math.min(...ours.map(({ performance }) => performance)),
      best: Math.max(...ours.map(({ performance }) => performance)),
      accessibility: medians[at]?.of("ours", "accessibility") ?? Number.NaN,
      "best practices": medians[at]?.of("ours", "bestPractices") ?? Number.NaN,
      SEO: medians[at]?.of("ours", "seo") ?? Number.NaN,
    })),
  });
  printTable({ title: "Ours / Next.js, the same pages", rows: medians.map(compare) });
  sayShares({ medians });
  for (const { page, audits } of results) {
    const faults = new Set(audits.ours.flatMap((audit) => audit.faults));
    for (const fault of faults) say(`${page.name}: ${fault}`);
  }
  return checkBudgets({ budgets: medians.flatMap(listBudgets) });
}

function compare({ page, of }: Medians): Row {
  const both = (figure: Figure, digits: number, unit = 1) =>
    (["ours", "next"] as const)
      .map((server) => round(of(server, figure) / unit, digits))
      .join(" / ");
  return {
    page: page.name,
    performance: both("performance", 0),
    "FCP ms": both("fcp", 0),
    "LCP ms": both("lcp", 0),
    "TBT ms": both("tbt", 0),
    CLS: both("cls", 3),
    "scripts KB": both("scripts", 1, 1000),
    machine: both("machine", 0),
  };
}

/** Of all pages together: a single page may block for no time at all. */
function sayShares({ medians }: { medians: Medians[] }) {
  const sum = (server: Server, figure: Figure) =>
    medians.reduce((total, { of }) => total + of(server, figure), 0);
  for (const [what, figure] of [
    ["blocking time", "tbt"],
    ["bytes of script files", "scripts"],
  ] as const) {
    const [ours, next] = [sum("ours", figure), sum("next", figure)];
    say(`Ours / Next.js, ${what} of all pages: ${round(ours / next)}`);
  }
}

function listBudgets({ page: { name }, of }: Medians): Budget[] {
  return [
    { what: `${name}: performance`, measured: of("ours", "performance"), atLeast: 99 },
    { what: `${name}: accessibility`, measured: of("ours", "accessibility"), atLeast: 100 },
    { what: `${name}: best practices`, measured: of("ours", "bestPractices"), atLeast: 100 },
    { what: `${name}: SEO`, measured: of("ours", "seo"), atLeast: 100 },
    { what: `${name}: TBT`, measured: of("ours", "tbt"), atMost: 50, unit: "ms" },
    { what: `${name}: CLS`, measured: of("ours", "cls"), below: 0.001 },
  ];
}
