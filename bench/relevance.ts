// How well the search answers: queries with graded answers, written by people who have not seen it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { type Lang, languages } from "#domain/language/language.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { rebuildIndex } from "#domain/search/index/rebuild-index.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { loadDemonstration } from "../server/demonstration.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { type GradedQuery, gradedQueries, type Judged, judge } from "./support/relevance.ts";
import { type Budget, checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

/** What is tuned by one half is only believed when the other half agrees. */
const halves = ["tuning", "report"] as const;

const goals = { first: 0.92, amongThree: 0.98 };

const listsMisses = process.argv.includes("--misses");

await runBenchmark({
  async measure({ cleanup }) {
    await startDatabase({ cleanup });
    const budgets: Budget[] = [];
    for (const half of halves) {
      for (const { code: lang } of languages) {
        const judged = await judgeHalf({ half, lang });
        printSummary({ half, lang, judged });
        if (listsMisses && half === "tuning") printMisses({ lang, judged });
        const { first, amongThree } = summarize(judged);
        budgets.push(
          { what: `${lang} ${half}: first`, measured: first, atLeast: goals.first },
          { what: `${lang} ${half}: among three`, measured: amongThree, atLeast: goals.amongThree },
        );
      }
    }
    return checkBudgets({ budgets });
  },
});

/** A PostgreSQL of its own with the demonstration. */
async function startDatabase({ cleanup }: { cleanup: Cleanup }) {
  const directory = join(await makeTemporaryFolder({ cleanup }), "postgres");
  const server = await startEmbedded({ directory });
  cleanup.defer(() => server.stop());
  connect({ url: server.url, poolSize: 4, statementTimeout: 60_000 });
  cleanup.defer(disconnect);
  await migrate();
  await createTables();
  await loadDemonstration();
  await rebuildIndex();
}

async function judgeHalf({ half, lang }: { half: string; lang: Lang }): Promise<Judged[]> {
  const file = new URL(`relevance/${lang}.${half}.json`, import.meta.url);
  const queries = z.array(gradedQueries).parse(JSON.parse(await readFile(file, "utf8")));
  const judged: Judged[] = [];
  for (const query of queries) judged.push(judge({ query, answer: await answerOf(query, lang) }));
  return judged;
}

async function answerOf({ query }: GradedQuery, lang: Lang) {
  const { results, didYouMean } = await searchSite({ query, lang });
  return { paths: results.map(({ path }) => path), didYouMean };
}

function summarize(judged: Judged[]) {
  const mean = (of: (one: Judged) => number) =>
    judged.reduce((sum, one) => sum + of(one), 0) / judged.length;
  return {
    first: mean((one) => Number(one.first)),
    amongThree: mean((one) => Number(one.amongThree)),
    gain: mean((one) => one.gain),
  };
}

function printSummary({ half, lang, judged }: { half: string; lang: Lang; judged: Judged[] }) {
  const row = (kind: string, some: Judged[]) => {
    const { first, amongThree, gain } = summarize(some);
    return {
      kind,
      queries: some.length,
      "first %": round(first * 100, 1),
      "among three %": round(amongThree * 100, 1),
      "nDCG@5": round(gain, 3),
    };
  };
  const byKind = Map.groupBy(judged, ({ query }) => query.kind);
  const rows = Array.from(byKind, ([kind, some]) => row(kind, some));
  printTable({ title: `${lang}, ${half} half`, rows: [...rows, row("all", judged)] });
}

function printMisses({ lang, judged }: { lang: Lang; judged: Judged[] }) {
  for (const { query, answer, best, first, amongThree } of judged) {
    if (first) continue;
    const meant = answer.didYouMean ? ` (did you mean ${answer.didYouMean})` : "";
    say(`${amongThree ? "2–3" : "MISS"} ${lang} ${query.kind}: ${query.query}${meant}`);
    say(`     wanted ${best.slice(0, 4).join(" ") || "nothing"}`);
    say(`     found  ${answer.paths.slice(0, 4).join(" ") || "nothing"}`);
  }
}
