// Whether the inbox of a company with 200,000 inquiries stays quick: lists, filters, searches, exports.
import { join } from "node:path";
import { sql } from "kysely";
import { connect, db, disconnect, pool } from "#db/connect.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { makeVisitMonths } from "#domain/visitors/visit-months.ts";
import { startStaffApi } from "../server/api/testing/staff-api.ts";
import { loadDemonstration } from "../server/demonstration.ts";
import { type Cleanup, runBenchmark, say } from "./support/benchmark.ts";
import { warnWhenBusy } from "./support/programs.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";

const inquiries = Number(process.env.BENCH_INQUIRIES ?? 200_000);
const visits = Number(process.env.BENCH_VISITS ?? 300_000);
const times = 15;
const firstPage = "sort=createdAt&order=desc&page=1&perPage=25";

const filtered = (filter: object) =>
  `/inquiries?${firstPage}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const searched = (q: string, filter = {}) => `${filtered(filter)}&q=${encodeURIComponent(q)}`;

await runBenchmark({
  async measure({ cleanup }) {
    await startDatabase({ cleanup });
    say(`Adding ${inquiries} inquiries and ${visits} visits…`);
    await addInquiries();
    await addVisits();
    warnWhenBusy();
    const api = startStaffApi();
    const sales = await api.signIn("sales");
    await sql`update inquiry set assignee = ${sales.id} where id % 40 = 0`.execute(db);
    await pool.query("vacuum analyze");

    const calls = {
      "first page": `/inquiries?${firstPage}`,
      "page 4,000": `/inquiries?sort=createdAt&order=desc&page=4000&perPage=25`,
      unread: filtered({ unread: true }),
      "status new": filtered({ status: ["new"] }),
      "open, Arabic": filtered({ status: ["new", "contacted", "quoted"], lang: "ar" }),
      "a rare country": filtered({ country: "IS" }),
      "mine, won": filtered({ assignee: sales.id, status: ["won"] }),
      "a week": filtered({ from: "2026-01-05", until: "2026-01-11" }),
      counts: "/inquiries/counts",
      choices: "/inquiries/choices",
      "search: a name in Chinese": searched("王小七"),
      "search: two characters": searched("小七"),
      "search: one character": searched("七"),
      "search: an address": searched("visitor-123456@example.com"),
      "search: a number": searched("13800123456"),
      "search: in most of them": searched("example"),
      "search: nothing": searched("quetzalcoatl"),
      "search: two words, Arabic": searched("اللوح السعر", { lang: "ar" }),
      "one inquiry": "/inquiries/123456",
      "dashboard: inquiries, 180 days": "/dashboard/inquiries?days=180",
      "dashboard: visits, 30 days": "/dashboard/visitors?days=30",
      "dashboard: content to finish": "/dashboard/unfinished",
    };
    const rows = [];
    for (const [name, path] of Object.entries(calls)) {
      rows.push({ name, ...(await time(() => sales.get(path))) });
    }
    printTable({
      title: `${inquiries} inquiries, milliseconds at the server`,
      rows: rows.map(({ name, middle, longest }) => ({
        call: name,
        median: round(middle),
        longest: round(longest),
      })),
    });
    const csv = await download({ api, token: sales.token, format: "csv" });
    const xlsx = await download({ api, token: sales.token, format: "xlsx" });
    printTable({
      title: "Exports of everything",
      rows: [
        { export: "CSV", ...csv },
        { export: "XLSX", ...xlsx },
      ],
    });
    return checkBudgets({
      budgets: [
        ...rows
          .filter(({ name }) => !/^(page|dashboard)/.test(name))
          .map(({ name, middle }) => ({ what: name, measured: middle, atMost: 150, unit: "ms" })),
        { what: "CSV, first byte", measured: csv["first byte, ms"], atMost: 150, unit: "ms" },
        { what: "XLSX, first byte", measured: xlsx["first byte, ms"], atMost: 150, unit: "ms" },
      ],
    });
  },
});

async function startDatabase({ cleanup }: { cleanup: Cleanup }) {
  const directory = join(await makeTemporaryFolder({ cleanup }), "postgres");
  const server = await startEmbedded({ directory });
  cleanup.defer(() => server.stop());
  connect({ url: server.url, poolSize: 4, statementTimeout: 10 * 60_000 });
  cleanup.defer(disconnect);
  await migrate();
  await loadDemonstration();
}

/** Three languages, six states, two years; texts of the usual length, each a little different. */
async function addInquiries() {
  // Built in one go afterwards, as a restored backup does.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('inquiry_searched'::regclass) as definition`.execute(db);
  await sql`drop index inquiry_searched`.execute(db);
  await sql`
    insert into inquiry (purpose, lang, name, phone, email, address, country, message, product_id,
      page, ip_country, status, read_at, created_at)
    select (array['message', 'quote', 'sample'])[1 + number % 3],
      (array['zh', 'en', 'ar'])[1 + number % 3],
      case number % 3
        when 0 then '王小' || substr('一二三四五六七八九十', 1 + number / 3 % 10, 1)
        when 1 then 'Visitor' || number % 5000
        else 'زائر ' || number % 5000 end,
      case number % 3 when 0 then '138' || lpad(number::text, 8, '0')
        else '+20 2 ' || lpad((number % 10000)::text, 4, '0') || ' ' || number % 9999 end,
      'visitor-' || number || '@example.com',
      (array['杭州市余杭区', 'Cairo, Nasr City', 'الرياض، حي العليا'])[1 + number % 3],
      case when number % 3 = 0 then '' when number % 5000 = 1 then 'Iceland'
        else (array['Egypt', 'Germany', 'Oman', 'Saudi Arabia'])[1 + number % 4] end,
      (array[
        '我们正在装修一间会议室，大约 ' || number % 500 || ' 平方米，请报木质吸音板的价格和交货期，谢谢。',
        'We are fitting out an office of ' || number % 900 || ' square metres and need acoustic panels with a fire certificate. What is the lead time?',
        'نحتاج إلى اللوح الخشبي لقاعة مساحتها ' || number % 700 || ' مترًا مربعًا، ما السعر ومدة التسليم؟'
      ])[1 + number % 3],
      case when number % 2 = 0 then 'slat-oak' end,
      '/zh/product.html', (array['CN', 'EG', 'SA'])[1 + number % 3],
      (array['lost', 'won', 'spam', 'quoted', 'contacted', 'lost', 'lost', 'won', 'new'])[1 + number % 9],
      case when number < ${inquiries - 500} then now() end,
      now() - make_interval(secs => (${inquiries} - number) * 315)
    from generate_series(1, ${inquiries}::integer) number`.execute(db);
  await sql.raw(rows[0]?.definition ?? "").execute(db);
}

async function addVisits() {
  // Last month and this one.
  await makeVisitMonths({ today: new Date(Date.now() - 31 * 86_400_000) });
  await sql`
    insert into visit (visited_at, page, lang, country, device)
    select now() - random() * interval '30 days',
      '/zh/product/' || number % 400 || '.html',
      (array['zh', 'en', 'ar'])[1 + number % 3],
      (array['CN', 'EG', 'DE', 'SA', 'US', 'FR'])[1 + number % 6], 'desktop'
    from generate_series(1, ${visits}::integer) number`.execute(db);
}

async function time(work: () => Promise<{ status: number }>) {
  const taken: number[] = [];
  for (let round = 0; round <= times; round++) {
    const started = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`Answered with ${status}`);
    // The first one reads from the disk what the others find in memory.
    if (round > 0) taken.push(performance.now() - started);
  }
  return { middle: median(taken), longest: Math.max(...taken) };
}

async function download({
  api,
  token,
  format,
}: {
  api: ReturnType<typeof startStaffApi>;
  token: string;
  format: string;
}) {
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const response = await api.call(`/api/backoffice/inquiries/export.${format}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  let first = 0;
  let bytes = 0;
  let most = before;
  for await (const chunk of response.body ?? []) {
    first ||= performance.now() - started;
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return {
    "first byte, ms": round(first),
    "all, s": round((performance.now() - started) / 1000),
    MB: round(bytes / 1e6),
    "memory more, MB": round((most - before) / 1e6),
  };
}
