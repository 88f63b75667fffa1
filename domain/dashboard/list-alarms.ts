import { mkdir, statfs } from "node:fs/promises";
import { isBackupMissed } from "../backup/backup-plan.ts";
import { folders } from "../media/folders.ts";
import { permissionsOf } from "../staff/permissions.ts";

/** What somebody has to see to before visitors suffer, or all is lost. */
export type Alarm = { kind: "disk"; free: number; size: number } | { kind: "backup" };

/** Bytes below which a disk is as good as full: PostgreSQL alone writes ahead up to a gigabyte. */
const leastFree = 1024 ** 3;
/** A small disk is well with less: a tenth of it. */
const leastShare = 0.1;

/** What people of this role should know of. */
export async function listAlarms({ role }: { role: string }): Promise<Alarm[]> {
  const seesBackups = permissionsOf(role).includes("backups.read");
  const missed = seesBackups && (await isBackupMissed());
  return [...(await listDiskAlarms()), ...(missed ? [{ kind: "backup" } as const] : [])];
}

async function listDiskAlarms(): Promise<Alarm[]> {
  await mkdir(folders.stored, { recursive: true }).catch(() => {});
  const { bavail, blocks, bsize } = await statfs(folders.stored);
  const [free, size] = [bavail * bsize, blocks * bsize];
  return isLow({ free, size }) ? [{ kind: "disk", free, size }] : [];
}

export function isLow({ free, size }: { free: number; size: number }): boolean {
  return free < Math.min(leastFree, size * leastShare);
}
