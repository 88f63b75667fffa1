import { mkdtempSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cleanup } from "./benchmark.ts";

/** A folder that is gone when the benchmark ends. */
export function makeTemporaryFolder({ cleanup }: { cleanup: Cleanup }): string {
  if (cleanup.disposed) throw new Error("No folder is made: the benchmark has ended");
  // At once, not in a moment: an interruption between making and entering it would leave it there.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "bench-"));
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
