// How many times a second one core renders a class page of 24 products that is not stored, beside
// a dynamic page of Next.js that makes the same elements and asks the same questions, in one run.
import { join } from "node:path";
import pg from "pg";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbedded } from "#db/embedded.ts";
import { browseProducts } from "#domain/catalogue/browse-products.ts";
import { countFilters } from "#domain/catalogue/count-filters.ts";
import { getClass } from "#domain/catalogue/get-class.ts";
import { listClasses } from "#domain/catalogue/list-classes.ts";
import { getPageCopy } from "#domain/company/get-page-copy.ts";
import { getShell } from "#domain/navigation/get-shell.ts";
import { clearContentCache } from "#domain/records/content-cache.ts";
import { type Cleanup, PlainProblem, runBenchmark, say } from "./support/benchmark.ts";
import { buildNextList, type Question, startNextList } from "./support/next-list.ts";
import { ensurePrograms, requireTwoCores, warnWhenBusy } from "./support/programs.ts";
import { request } from "./support/request.ts";
import { startSite } from "./support/site.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";
import { type Round, runRound } from "./support/wrk.ts";

const rounds = 3;
/** One visitor at a time: those who ask for the same page at once share one render of ours. */
const connections = 1;
const seconds = { warmUp: 6, round: 8 };
const cores = { load: 0, server: 1 };
const products = 24;

type Contender = { name: string; url: string; pid: number; rounds: Round[] };

await runBenchmark({
  async measure({ cleanup }) {
    requireTwoCores();
    await ensurePrograms({ cleanup, needed: [{ program: "wrk", debianPackage: "wrk" }] });
    const contenders = await startContenders({ cleanup });
    warnWhenBusy();
    const load = { cleanup, core: cores.load, connections };
    for (const { url, pid } of contenders) {
      await runRound({ ...load, url, pid, seconds: seconds.warmUp });
    }
    for (let number = 1; number <= rounds; number++) {
      for (const { name, url, pid, rounds } of contenders) {
        const measured = await runRound({ ...load, url, pid, seconds: seconds.round });
        rounds.push(measured);
        say(`round ${number}  ${name}: ${round(measured.requestsPerSecond)} requests/s`);
      }
    }
    return report({ contenders });
  },
});

async function startContenders({ cleanup }: { cleanup: Cleanup }): Promise<Contender[]> {
  const core = cores.server;
  const dataFolder = makeTemporaryFolder({ cleanup });
  const settings = { PAGE_STORE_MB: "0", LOG_LEVEL: "warn" };
  const site = await startSite({ cleanup, dataFolder, core, settings });
  const { url: databaseUrl } = await startEmbedded({ directory: join(dataFolder, "postgres") });
  const className = await fillClass({ databaseUrl });
  const url = `${site.address.replace("localhost", "127.0.0.1")}/en/product/${className}.html`;
  const html = (await request({ url, headers: { "Accept-Encoding": "identity" } })).bytes;
  const questions = await readQuestions({ databaseUrl, className });
  say("Building the same page with Next.js (a minute or two)…");
  const shown = bodyOf(html.toString("utf8"));
  const folder = await buildNextList({ cleanup, html: shown, questions });
  const next = await startNextList({ cleanup, folder, core, databaseUrl });
  const theirs = (await request({ url: next.address })).bytes.length;
  if (theirs === 0) throw new PlainProblem("Next.js sends nothing.");
  return [
    { name: "ours", url, pid: site.server.pid, rounds: [] },
    { name: "Next.js", url: next.address, pid: next.server.pid, rounds: [] },
  ];
}

/** What our page asks the database each time it is rendered, beyond what is kept between changes. */
async function readQuestions({
  databaseUrl,
  className,
}: {
  databaseUrl: string;
  className: string;
}): Promise<Question[]> {
  let questions: Question[] = [];
  connect({
    url: databaseUrl,
    onQuery: ({ sql, parameters }) => questions.push({ text: sql, values: [...parameters] }),
  });
  clearContentCache({ listening: true });
  const lang = "en";
  for (const _ of ["first", "again"]) {
    questions = [];
    await getShell({ lang });
    await getPageCopy({ page: "product", lang });
    const shown = await getClass({ className, lang });
    const classes = await listClasses({ lang });
    const query = { classId: shown?.id, selection: {} };
    await countFilters({ ...query, classIds: classes.map(({ id }) => id) });
    await browseProducts({ ...query, sort: undefined, page: 1, lang });
  }
  await disconnect();
  return questions;
}

/** Moves products into one class until it has a full page of them. */
async function fillClass({ databaseUrl }: { databaseUrl: string }): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `update product set content = jsonb_set(content, '{classId}', to_jsonb(chosen.class))
       from (select class from product where id = 'slat-oak') chosen
       where id in (select id from product where status = 'published'
                    order by class = chosen.class desc, position, id limit ${products})
       returning chosen.class`,
    );
    const named = await client.query(
      "select content ->> 'className' as name from product_class where id = $1",
      [rows[0]?.class],
    );
    return named.rows[0]?.name;
  } finally {
    await client.end();
  }
}

/** The body without its scripts, which Next.js brings of its own. */
function bodyOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  return body.replace(/<script[\s\S]*?<\/script>/g, "");
}

function report({ contenders }: { contenders: Contender[] }): boolean {
  const medians = contenders.map(({ name, rounds }) => {
    const of = (part: keyof Round) => median(rounds.map((round) => round[part]));
    return { name, of };
  });
  const speeds = medians.map(({ of }) => of("perCoreSecond"));
  const [ours = 0, next = 0] = speeds;
  printTable({
    title: `A class page of ${products} products rendered anew, one core, median of ${rounds} rounds`,
    rows: medians.map(({ name, of }, at) => ({
      server: name,
      "requests/s": round(of("requestsPerSecond")),
      "p99 ms": round(of("p99")),
      "share of its core": `${round(of("coreShare") * 100, 0)} %`,
      "requests/s of a whole core": round(of("perCoreSecond")),
      "ours is": `${round(ours / (speeds[at] ?? 0))} x`,
    })),
  });
  return checkBudgets({
    budgets: [{ what: "ours / Next.js dynamic", measured: ours / next, atLeast: 2, unit: "x" }],
  });
}
