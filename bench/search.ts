// How fast a site of 100,000 products and 20,000 articles in three languages is searched and indexed.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, db, disconnect } from "#db/connect.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { type Lang, languages } from "#domain/language/language.ts";
import { clearContentCache } from "#domain/records/content-cache.ts";
import { createTables } from "#domain/records/create-tables.ts";
import { rebuildIndex } from "#domain/search/index/rebuild-index.ts";
import { searchSite } from "#domain/search/search-site.ts";
import { suggest } from "#domain/search/suggest.ts";
import { loadDemonstration } from "../server/demonstration.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { runCommand } from "./support/child.ts";
import { addArticles, addProducts, createDice } from "./support/large-catalogue.ts";
import { requireTwoCores, warnWhenBusy } from "./support/programs.ts";
import { checkBudgets, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const products = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const articles = Number(process.env.BENCH_ARTICLES ?? 20_000);
const queriesPerLanguage = 100;
const slowQueriesPerLanguage = 2;
const databaseCore = 1;

type Query = { lang: Lang; words: [string, string] };

/** Milliseconds that the queries of one use case have taken at the database. */
let atDatabase = 0;

await runBenchmark({
  async measure({ cleanup }) {
    requireTwoCores();
    await startDatabase({ cleanup });
    await migrate();
    await createTables();
    await loadDemonstration();
    say(`Adding ${products} products and ${articles} articles…`);
    await addProducts({ products, seed: 1 });
    await addArticles({ articles, seed: 2 });
    warnWhenBusy();
    say("Indexing them…");
    const build = await time(() => rebuildIndex());
    await sql`vacuum analyze search_entry, search_word`.execute(db);
    // As on a node, which reads synonyms and shortcuts only when they have changed.
    clearContentCache({ listening: true });
    const queries = await drawQueries();
    for (const { lang, words } of queries.slice(0, 30))
      await searchSite({ query: words.join(" "), lang });
    const ours = await measureSearches(queries);
    const typing = await measureSuggestions(queries);
    const plain = await measurePlain(queries);
    const theirs = await measureIlike(queries);
    return report({ build, ours, typing, plain, theirs });
  },
});

/** A PostgreSQL of its own, held to one core. */
async function startDatabase({ cleanup }: { cleanup: Cleanup }) {
  const directory = join(await makeTemporaryFolder({ cleanup }), "postgres");
  const server = await startEmbedded({ directory });
  cleanup.defer(() => server.stop());
  const [pid = ""] = (await readFile(join(directory, "postmaster.pid"), "utf8")).split("\n");
  // Connections opened from now on inherit it.
  const args = ["-a", "-c", "-p", String(databaseCore), pid];
  await runCommand({ cleanup, program: "taskset", args });
  connect({
    url: server.url,
    poolSize: 4,
    statementTimeout: 10 * 60_000,
    onQuery: (_query, milliseconds) => (atDatabase += milliseconds),
  });
  cleanup.defer(disconnect);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** What people type: two words of the title or the summary of the product they have in mind. */
async function drawQueries(): Promise<Query[]> {
  const dice = createDice(7);
  const { rows } = await sql<{ text: Record<Lang, string> }>`
    select jsonb_build_object(
      'zh', content #>> '{title,zh}' || '。' || (content #>> '{summary,zh}'),
      'en', content #>> '{title,en}' || '. ' || (content #>> '{summary,en}'),
      'ar', content #>> '{title,ar}' || '. ' || (content #>> '{summary,ar}')) as text
    from product where id like 'made-%' order by md5(id) limit ${queriesPerLanguage}`.execute(db);
  return languages.flatMap(({ code: lang, intl }) => {
    const segmenter = new Intl.Segmenter(intl, { granularity: "word" });
    return rows.map(({ text }): Query => {
      const words = Array.from(segmenter.segment(text[lang]))
        .filter(({ isWordLike, segment }) => isWordLike && segment.length > (lang === "zh" ? 1 : 3))
        .map(({ segment }) => segment);
      return { lang, words: [dice.pick(words), dice.pick(words)] };
    });
  });
}

type Measured = { lang: Lang; milliseconds: number; database: number };

async function measureSearches(queries: Query[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { lang, words } of queries) {
    atDatabase = 0;
    const milliseconds = await time(() => searchSite({ query: words.join(" "), lang }));
    measured.push({ lang, milliseconds, database: atDatabase });
  }
  return measured;
}

/** The same words with the second half typed. */
async function measureSuggestions(queries: Query[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const {
    lang,
    words: [first, second],
  } of queries) {
    atDatabase = 0;
    const begun = second.slice(0, Math.ceil(second.length / 2));
    const milliseconds = await time(() => suggest({ query: `${first} ${begun}`, lang }));
    measured.push({ lang, milliseconds, database: atDatabase });
  }
  return measured;
}

/** What a site without an index would ask: the first page of matching rows, and how many there are. */
async function measureIlike(queries: Query[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { code } of languages) {
    for (const { lang, words } of queries
      .filter((query) => query.lang === code)
      .slice(0, slowQueriesPerLanguage)) {
      const [first, second] = words.map((word) => `%${word}%`);
      atDatabase = 0;
      const milliseconds = await time(() =>
        sql`select id, count(*) over () from product
          where status = 'published' and content::text ilike ${first} and content::text ilike ${second}
          order by position, id limit 12`.execute(db),
      );
      measured.push({ lang, milliseconds, database: atDatabase });
    }
  }
  return measured;
}

/**
 * What PostgreSQL's own search of titles and summaries takes: words as they stand, without forms,
 * synonyms, values, slips or a choice of Chinese characters, and what matches most first.
 */
async function measurePlain(queries: Query[]): Promise<Measured[]> {
  await sql`
    create table plain_search as
      select id, to_tsvector('simple', concat_ws(' ', content ->> 'title', content ->> 'summary')) as words
      from product where status = 'published'`.execute(db);
  await sql`create index on plain_search using gin (words)`.execute(db);
  await sql`vacuum analyze plain_search`.execute(db);
  const measured: Measured[] = [];
  for (const { lang, words } of queries) {
    atDatabase = 0;
    const milliseconds = await time(() =>
      sql`select id, count(*) over () from plain_search, plainto_tsquery('simple', ${words.join(" ")}) sought
        where words @@ sought order by ts_rank(words, sought) desc, id limit 12`.execute(db),
    );
    measured.push({ lang, milliseconds, database: atDatabase });
  }
  return measured;
}

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function report({
  build,
  ours,
  typing,
  plain,
  theirs,
}: {
  build: number;
  ours: Measured[];
  typing: Measured[];
  plain: Measured[];
  theirs: Measured[];
}): boolean {
  const row = (what: string, measured: Measured[]) => {
    const database = measured.map((one) => one.database);
    return {
      "two words": what,
      searches: measured.length,
      "median ms": round(percentile(database, 0.5)),
      "p95 ms": round(percentile(database, 0.95)),
      "slowest ms": round(Math.max(...database)),
      "p95 with Node ms": round(
        percentile(
          measured.map((one) => one.milliseconds),
          0.95,
        ),
      ),
    };
  };
  const of = (lang: Lang, measured: Measured[]) => measured.filter((one) => one.lang === lang);
  printTable({
    title: `${products} products and ${articles} articles in three languages, at the database on one core`,
    rows: [
      ...languages.map(({ code }) => row(`search ${code}`, of(code, ours))),
      row("search", ours),
      row("suggestions", typing),
      row("plain tsvector", plain),
      row("ILIKE", theirs),
    ],
  });
  const p95 = (measured: Measured[]) =>
    percentile(
      measured.map((one) => one.database),
      0.95,
    );
  return checkBudgets({
    budgets: [
      { what: "p95 of a two-word search", measured: p95(ours), atMost: 25, unit: "ms" },
      {
        what: "p95 of suggestions, with Node",
        measured: percentile(
          typing.map((one) => one.milliseconds),
          0.95,
        ),
        atMost: 30,
        unit: "ms",
      },
      { what: "ILIKE / search, p95", measured: p95(theirs) / p95(ours), atLeast: 5, unit: "x" },
      { what: "index build", measured: build / 1000, below: 180, unit: "s" },
    ],
  });
}
