import { mkdir, statfs } from "node:fs/promises";
import { privateFolder } from "../files/private-folder.ts";

/** What somebody has to see to before visitors suffer. */
export type Alarm = { kind: "disk"; free: number; size: number };

/** Bytes below which a disk is as good as full: PostgreSQL alone writes ahead up to a gigabyte. */
const leastFree = 1024 ** 3;
/** A small disk is well with less: a tenth of it. */
const leastShare = 0.1;

export async function listAlarms(): Promise<Alarm[]> {
  await mkdir(privateFolder, { recursive: true }).catch(() => {});
  const { bavail, blocks, bsize } = await statfs(privateFolder);
  const [free, size] = [bavail * bsize, blocks * bsize];
  return isLow({ free, size }) ? [{ kind: "disk", free, size }] : [];
}

export function isLow({ free, size }: { free: number; size: number }): boolean {
  return free < Math.min(leastFree, size * leastShare);
}
