// What 2,000 logged visits a second cost those who read pages at the same time.
import { type Cleanup, PlainProblem, runBenchmark, say } from "./support/benchmark.ts";
import { readProcessorSeconds } from "./support/process-usage.ts";
import { ensurePrograms, requireTwoCores, warnWhenBusy } from "./support/programs.ts";
import { browserHeaders } from "./support/request.ts";
import { type Site, startSite } from "./support/site.ts";
import { percentile, sendSteadily } from "./support/steady-load.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";
import { type Round, runRound } from "./support/wrk.ts";

const loadCore = 0;
const serverCore = 1;
const connections = 32;
const rounds = 4;
const seconds = 10;
const visitsPerSecond = 2000;

await runBenchmark({
  async measure({ cleanup }) {
    requireTwoCores();
    await ensurePrograms({ cleanup, needed: [{ program: "wrk", debianPackage: "wrk" }] });
    const dataFolder = await makeTemporaryFolder({ cleanup });
    const args = ["TRUSTED_PROXIES=1", process.execPath, "server/main.ts"];
    const command = { program: "env", args };
    const site = await startSite({ cleanup, dataFolder, core: serverCore, command });
    warnWhenBusy();
    const alone: Round[] = [];
    const together: Round[] = [];
    const latencies: number[] = [];
    await Promise.all([readPages({ cleanup, site }), logVisits({ site })]);
    const cost = await measureCost({ site });
    for (let number = 0; number < rounds; number++) {
      alone.push(await readPages({ cleanup, site }));
      const [pages, visits] = await Promise.all([
        readPages({ cleanup, site }),
        logVisits({ site }),
      ]);
      together.push(pages);
      latencies.push(...visits.latencies);
    }
    return report({ alone, together, latencies, cost });
  },
});

function readPages({ cleanup, site }: { cleanup: Cleanup; site: Site }) {
  return runRound({
    cleanup,
    url: `${site.address.replace("localhost", "127.0.0.1")}/zh`,
    pid: site.server.pid,
    core: loadCore,
    connections,
    seconds,
  });
}

async function logVisits({ site }: { site: Site }) {
  const load = await sendSteadily({
    address: site.address.replace("localhost", "127.0.0.1"),
    perSecond: visitsPerSecond,
    seconds,
    connections: 40,
    make: (number) => ({
      path: "/api/posts/addVisitor?lang=zh",
      headers: {
        "User-Agent": browserHeaders["User-Agent"],
        "X-Forwarded-For": `8.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ page: `/zh/product/${number % 100}.html`, referrer: "" }),
    }),
  });
  const { 200: answered = 0, ...others } = Object.fromEntries(load.statuses);
  if (answered !== visitsPerSecond * seconds) {
    throw new PlainProblem(`Visits were refused: ${JSON.stringify({ 200: answered, ...others })}`);
  }
  return load;
}

/** Microseconds of the server's core that one logged visit takes. */
async function measureCost({ site }: { site: Site }): Promise<number> {
  const before = await readProcessorSeconds(site.server);
  const { latencies } = await logVisits({ site });
  return (((await readProcessorSeconds(site.server)) - before) * 1e6) / latencies.length;
}

function report({
  alone,
  together,
  latencies,
  cost,
}: {
  alone: Round[];
  together: Round[];
  latencies: number[];
  cost: number;
}) {
  const speed = (of: Round[]) => median(of.map(({ requestsPerSecond }) => requestsPerSecond));
  const slowest = (of: Round[]) => round(median(of.map(({ p99 }) => p99)));
  say(`One visit takes ${round(cost)} µs of the server's core.`);
  printTable({
    title: `Stored pages from one core, median of ${rounds} rounds`,
    rows: [
      { "": "alone", "pages/s": round(speed(alone)), "p99 ms": slowest(alone) },
      {
        "": `with ${visitsPerSecond} visits/s`,
        "pages/s": round(speed(together)),
        "p99 ms": slowest(together),
      },
    ],
  });
  printTable({
    title: "addVisitor, milliseconds until stored and answered",
    rows: [{ p50: round(percentile(latencies, 0.5)), p99: round(percentile(latencies, 0.99)) }],
  });
  const slowdown = (1 - speed(together) / speed(alone)) * 100;
  return checkBudgets({
    budgets: [{ what: "pages served fewer", measured: slowdown, atMost: 10, unit: "%" }],
  });
}
