import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isBackupDue, setBackupAt } from "#domain/backup/backup-plan.ts";
import { type BackupRuns, readLastRuns } from "#domain/backup/backup-runs.ts";
import type { Log } from "./log.ts";

export type Backups = ReturnType<typeof startBackups>;

const project = join(import.meta.dirname, "..");
const lookEvery = 60_000;
/** A process that could not even note why it failed is not started every minute. */
const restAfterFailure = 60 * 60_000;

/**
 * Makes a backup when it is time, in a process beside the server so that nobody waits for it. Every
 * node looks; the database lets one of them work. Also without a plan, each node knows how the last
 * ones went.
 */
export function startBackups({ at, log }: { at: string | undefined; log: Log }) {
  let last: BackupRuns | undefined;
  let running: ChildProcess | undefined;
  let notBefore = 0;
  let closed = false;
  setBackupAt(at);

  async function look() {
    try {
      last = await readLastRuns();
      if (!at || closed || running || Date.now() < notBefore || !(await isBackupDue({ at })))
        return;
      await run();
      last = await readLastRuns();
    } catch {
      // The database is away; the next look finds what was missed.
    }
  }

  async function run() {
    const child = spawn(process.execPath, ["scripts/backup.ts", "--planned"], {
      cwd: project,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    try {
      const [said, complaint, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      if (code === 0) log.info({ backup: said.trim() }, "backup");
      else if (!closed) {
        notBefore = Date.now() + restAfterFailure;
        log.error({ reason: complaint.trim() }, "the backup failed");
      }
    } finally {
      running = undefined;
    }
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEvery).unref();

  return {
    isPlanned: at !== undefined,
    /** As far as it is known: the database may be away. */
    last: () => last,
    /** Ends a backup under way; it is made again after the next start. */
    async close() {
      closed = true;
      clearInterval(timer);
      running?.kill("SIGTERM");
      await looking;
    },
  };
}
