// Whether one node takes 200 inquiries a second for a minute, each stored before it is answered.
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#db/embedded.ts";
import { inventCaptchas, knownAnswer } from "../tests/support/known-captchas.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { readProcessorSeconds } from "./support/process-usage.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { startSite } from "./support/site.ts";
import { percentile, type SteadyLoad, sendSteadily } from "./support/steady-load.ts";
import { checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const perSecond = 200;
const seconds = { warmUp: 10, measured: 60 };
const connections = 100;

await runBenchmark({
  async measure({ cleanup }) {
    const dataFolder = await makeTemporaryFolder({ cleanup });
    // Each inquiry comes from an address of its own, as a proxy in front would tell.
    const settings = ["TRUSTED_PROXIES=1"];
    const args = [...settings, process.execPath, "server/main.ts"];
    const site = await startSite({ cleanup, dataFolder, command: { program: "env", args } });
    const address = site.address.replace("localhost", "127.0.0.1");
    const database = await openDatabase({ cleanup, dataFolder });
    warnWhenBusy();

    await send({ address, database, seconds: seconds.warmUp });
    const before = await countInquiries(database);
    const used = await readProcessorSeconds(site.server);
    const started = performance.now();
    const load = await send({ address, database, seconds: seconds.measured });
    const elapsed = (performance.now() - started) / 1000;
    const cores = ((await readProcessorSeconds(site.server)) - used) / elapsed;
    const stored = (await countInquiries(database)) - before;
    return report({ load, stored, elapsed, cores });
  },
});

/** The site's own database, past the site. */
async function openDatabase({ cleanup, dataFolder }: { cleanup: Cleanup; dataFolder: string }) {
  const embedded = await startEmbedded({ directory: join(dataFolder, "postgres") });
  cleanup.defer(embedded.stop);
  const pool = new pg.Pool({ connectionString: embedded.url, max: 1 });
  cleanup.defer(() => pool.end());
  return pool;
}

async function countInquiries(database: pg.Pool): Promise<number> {
  const { rows } = await database.query("select count(*)::int as count from inquiry");
  return rows[0].count;
}

async function send({
  address,
  database,
  seconds,
}: {
  address: string;
  database: pg.Pool;
  seconds: number;
}) {
  const { vcodes, statement } = inventCaptchas({ count: perSecond * seconds, lifetime: 600 });
  await database.query(statement);
  return sendSteadily({
    address,
    perSecond,
    seconds,
    connections,
    make: (number) => ({
      path: "/api/admin/addMessage",
      headers: {
        "X-Forwarded-For": `${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}.1`,
      },
      body: JSON.stringify({
        name: "Ann",
        phone: "+20 2 2345 6789",
        email: `visitor-${number}@example.com`,
        conts: `How much is it for ${number} square metres?`,
        country: "Egypt",
        lang: "en",
        page: "/en/productdetail/slat-oak.html",
        product: "slat-oak",
        key: vcodes[number],
        vcode: vcodes[number],
        code: knownAnswer,
      }),
    }),
  });
}

function report({
  load,
  stored,
  elapsed,
  cores,
}: {
  load: SteadyLoad;
  stored: number;
  elapsed: number;
  cores: number;
}) {
  const { latencies, statuses } = load;
  say(`Answers by status: ${JSON.stringify(Object.fromEntries(statuses))}; stored: ${stored}`);
  printTable({
    title: `addMessage, ${perSecond} a second for ${seconds.measured} s, milliseconds`,
    rows: [
      {
        "a second": round(latencies.length / elapsed, 1),
        p50: round(percentile(latencies, 0.5)),
        p95: round(percentile(latencies, 0.95)),
        p99: round(percentile(latencies, 0.99)),
        longest: round(percentile(latencies, 1)),
        "cores used by the node": round(cores),
      },
    ],
  });
  const sent = perSecond * seconds.measured;
  return checkBudgets({
    budgets: [
      { what: "p99 of addMessage", measured: percentile(latencies, 0.99), below: 250, unit: "ms" },
      { what: "inquiries stored", measured: stored, atLeast: sent },
      { what: "answered 200", measured: statuses.get(200) ?? 0, atLeast: sent },
    ],
  });
}
