import { readdir, readFile } from "node:fs/promises";
import { expect, vi } from "vitest";

/** The encoders that this process has started. */
export async function listEncoders(): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Boolean);
  const mine = await Promise.all(
    pids.map(async (pid) => {
      const [status, command] = await Promise.all(
        ["status", "cmdline"].map((file) => readFile(`/proc/${pid}/${file}`, "utf8")),
      ).catch(() => ["", ""]);
      const isMine = new RegExp(`^PPid:\\t${process.pid}$`, "m").test(status ?? "");
      return isMine && command?.includes("encoder-process") ? [pid] : [];
    }),
  );
  return mine.flat();
}

export function untilAllEnded() {
  return vi.waitFor(async () => expect(await listEncoders()).toEqual([]), { timeout: 30_000 });
}

/** The one encoder at work, other than one that is known to be gone. */
export function untilEncoder({ not }: { not?: number } = {}): Promise<number> {
  return vi.waitFor(
    async () => {
      const pid = (await listEncoders()).find((each) => each !== not);
      if (!pid) throw new Error("No encoder was started.");
      return pid;
    },
    { timeout: 30_000 },
  );
}
