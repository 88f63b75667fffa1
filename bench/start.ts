// How long the site takes to start, the first time and later, and how much memory it then needs.
import { type Cleanup, PlainProblem, runBenchmark, say } from "./support/benchmark.ts";
import { readMemory } from "./support/process-usage.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";
import { visit } from "./support/visitors.ts";
import { listVisits } from "./support/visits.ts";

const restarts = 5;
const requests = 10_000;
const addresses = 300;

await runBenchmark({
  async measure({ cleanup }) {
    const dataFolder = makeTemporaryFolder({ cleanup });
    say("Starting once, so that everything is installed and built…");
    await timeStart({ cleanup, dataFolder: makeTemporaryFolder({ cleanup }) });
    warnWhenBusy();
    const first = await timeStart({ cleanup, dataFolder });
    const later: number[] = [];
    for (let run = 0; run < restarts; run++) later.push(await timeStart({ cleanup, dataFolder }));
    const memory = await measureMemory({ cleanup, dataFolder });
    return report({ first, later, memory });
  },
});

/** Seconds from `npm start` until the home page answers. */
async function timeStart({ cleanup, dataFolder }: { cleanup: Cleanup; dataFolder: string }) {
  const command = { program: "npm", args: ["start", "--silent"] };
  const started = performance.now();
  const site = await startSite({ cleanup, dataFolder, command });
  const seconds = (performance.now() - started) / 1000;
  await site.stop();
  return seconds;
}

type Memory = Record<"atStart" | "warm" | "afterAll" | "highest", number>;

async function measureMemory({
  cleanup,
  dataFolder,
}: {
  cleanup: Cleanup;
  dataFolder: string;
}): Promise<Memory> {
  const { address, server, stop } = await startSite({ cleanup, dataFolder });
  const { now: atStart } = await readMemory(server);
  const visits = await listVisits({ address, count: addresses });
  await visit({ address, visits, requests: addresses, atOnce: 8 });
  const { now: warm } = await readMemory(server);
  const statuses = await visit({ address, visits, requests: requests - addresses, atOnce: 8 });
  const { now: afterAll, highest } = await readMemory(server);
  await stop();
  say(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
  const failures = [...statuses.keys()].filter((status) => status >= 500);
  if (failures.length > 0) throw new PlainProblem("The site answered with errors under load.");
  return { atStart, warm, afterAll, highest };
}

function report({ first, later, memory }: { first: number; later: number[]; memory: Memory }) {
  printTable({
    title: "Start until the home page answers (npm start), seconds",
    rows: [
      {
        "very first": round(first),
        ...Object.fromEntries(later.map((seconds, at) => [`restart ${at + 1}`, round(seconds)])),
      },
    ],
  });
  printTable({
    title: "Resident memory of the Node process, MB",
    rows: [
      {
        "after start": round(memory.atStart, 0),
        [`each of ${addresses} addresses once`]: round(memory.warm, 0),
        [`after ${requests} requests`]: round(memory.afterAll, 0),
        highest: round(memory.highest, 0),
      },
    ],
  });
  return checkBudgets({
    budgets: [
      { what: "very first start", measured: first, atMost: 10, unit: "s" },
      { what: "restart on existing data", measured: median(later), atMost: 2, unit: "s" },
      { what: "memory after the requests", measured: memory.afterAll, atMost: 400, unit: "MB" },
    ],
  });
}
