// How many times a second one core serves a stored page: our node, and nginx with our node behind it,
// beside bare Node, nginx and Next.js in the same run.
import { setTimeout } from "node:timers/promises";
import { startBareNode } from "./support/bare-node.ts";
import { type Cleanup, PlainProblem, runBenchmark, say } from "./support/benchmark.ts";
import { buildNextPage, startNext } from "./support/next-page.ts";
import { startNginx, startNginxInFront } from "./support/nginx.ts";
import { ensurePrograms, requireTwoCores, warnWhenBusy } from "./support/programs.ts";
import { type Answer, request } from "./support/request.ts";
import { startSite } from "./support/site.ts";
import { checkBudgets, median, printTable, round } from "./support/table.ts";
import { makeTemporaryFolder } from "./support/temporary-folder.ts";
import { type Round, runRound } from "./support/wrk.ts";

const loadCore = 0;
const serverCore = 1;
const connections = 64;
const rounds = 9;
/** With less of its core to itself, a server mostly refills caches that others have emptied. */
const trustedShare = 0.8;
const seconds = { warmUp: 3, round: 3 };

type Contender = { name: string; url: string; pid: number; rounds: Round[] };

await runBenchmark({
  async measure({ cleanup }) {
    requireTwoCores();
    await ensurePrograms({
      cleanup,
      needed: [
        { program: "wrk", debianPackage: "wrk" },
        { program: "nginx", debianPackage: "nginx-light" },
      ],
    });
    const { contenders, checkSameBytes } = await startContenders({ cleanup });
    warnWhenBusy();
    await checkSameBytes();
    await measureAll({ cleanup, contenders });
    await checkSameBytes();
    return report({ contenders });
  },
});

async function startContenders({ cleanup }: { cleanup: Cleanup }) {
  const core = serverCore;
  say("Building a small static page with Next.js (a minute or two)…");
  const folder = await buildNextPage({ cleanup });
  const dataFolder = makeTemporaryFolder({ cleanup });
  const site = await startSite({ cleanup, dataFolder, core });
  const ours = `${site.address.replace("localhost", "127.0.0.1")}/zh`;
  const answer = await requestSettled({ url: ours });
  const nginx = await startNginx({ cleanup, answer, core });
  const same = `${nginx.address}/page`;
  const bare = await startBareNode({ cleanup, answer, core });
  const front = await startNginxInFront({ cleanup, site, core });
  const next = await startNext({ cleanup, folder, core, compress: true });
  const plainNext = await startNext({ cleanup, folder, core, compress: false });
  const contenders: Contender[] = [
    { name: "ours", url: ours, pid: site.server.pid, rounds: [] },
    { name: "nginx", url: same, pid: nginx.server.pid, rounds: [] },
    { name: "bare Node", url: bare.address, pid: bare.server.pid, rounds: [] },
    { name: "nginx, ours behind", url: `${front.address}/zh`, pid: front.server.pid, rounds: [] },
    { name: "Next.js", url: next.address, pid: next.server.pid, rounds: [] },
    {
      name: "Next.js, compress: false",
      url: plainNext.address,
      pid: plainNext.server.pid,
      rounds: [],
    },
  ];
  return { contenders, checkSameBytes: () => checkSameBytes({ ours, same }) };
}

/** The page as it stays: shortly after the second request it is compressed anew, smaller. */
async function requestSettled({ url }: { url: string }): Promise<Answer> {
  const first = await request({ url });
  for (let tries = 0; tries < 50; tries++) {
    await setTimeout(100);
    const now = await request({ url });
    if (now.bytes.length < first.bytes.length) return now;
  }
  return first;
}

async function checkSameBytes({ ours, same }: { ours: string; same: string }) {
  const [a, b] = [await request({ url: ours }), await request({ url: same })];
  const encodings = [a, b].map(({ headers }) => headers["content-encoding"]);
  if (!a.bytes.equals(b.bytes) || encodings.some((encoding) => encoding !== "br")) {
    throw new PlainProblem("nginx and our server do not send the same brotli bytes.");
  }
}

/** Rounds alternate, so that a neighbour who disturbs disturbs all of them. */
async function measureAll({ cleanup, contenders }: { cleanup: Cleanup; contenders: Contender[] }) {
  const load = { cleanup, core: loadCore, connections };
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
}

function report({ contenders }: { contenders: Contender[] }): boolean {
  const medians = contenders.map(({ name, rounds }) => {
    const of = (part: keyof Round) => median(rounds.map((round) => round[part]));
    return { name, of };
  });
  const speeds = medians.map(({ of }) => of("perCoreSecond"));
  const [ours = 0, nginx = 0, bare = 0, front = 0, next = 0] = speeds;
  printTable({
    title: `Stored page, one core, ${connections} connections, median of ${rounds} rounds`,
    rows: medians.map(({ name, of }, at) => ({
      server: name,
      "requests/s": round(of("requestsPerSecond")),
      "p99 ms": round(of("p99")),
      "share of its core": `${round(of("coreShare") * 100, 0)} %`,
      "requests/s of a whole core": round(of("perCoreSecond")),
      "ours is": `${round(ours / (speeds[at] ?? 0))} x`,
    })),
  });
  if (medians.some(({ of }) => of("coreShare") < trustedShare)) {
    say("Note: other programs used the core too. Run again on a quiet machine before you judge.");
  }
  return checkBudgets({
    budgets: [
      { what: "ours / Next.js static page", measured: ours / next, atLeast: 20, unit: "x" },
      { what: "ours / bare Node, same bytes", measured: ours / bare, atLeast: 0.85, unit: "x" },
      { what: "nginx, ours behind / nginx", measured: front / nginx, atLeast: 0.8, unit: "x" },
    ],
  });
}
