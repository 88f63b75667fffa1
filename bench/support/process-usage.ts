import { readFile } from "node:fs/promises";

const ticksPerSecond = 100;

/** Seconds of processor time a process has used in all its threads. */
export async function readProcessorSeconds({ pid }: { pid: number }): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name and may hold blanks; fields 14 and 15 are the times.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process in MB, now and at its highest. */
export async function readMemory({ pid }: { pid: number }) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { now: megabytes("VmRSS"), highest: megabytes("VmHWM") };
}
