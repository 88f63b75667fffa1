/** Everything a benchmark starts or makes is entered here, and undone in reverse order. */
export type Cleanup = AsyncDisposableStack;

/**
 * Runs a benchmark: the process ends with 1 when a budget is missed, and no process or folder is
 * left behind, whether it went well, failed, or was interrupted.
 */
export async function runBenchmark({
  measure,
}: {
  /** Says whether every budget was kept. */
  measure: (scope: { cleanup: Cleanup }) => Promise<boolean>;
}) {
  const cleanup = new AsyncDisposableStack();
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (interrupted) return;
      interrupted = true;
      await cleanup.disposeAsync().catch(complain);
      process.exit(130);
    });
  }
  try {
    process.exitCode = (await measure({ cleanup })) ? 0 : 1;
  } catch (error) {
    // What an interruption breaks is no news.
    if (!interrupted) complain(error);
    process.exitCode = 1;
  }
  if (!interrupted) await cleanup.disposeAsync().catch(complain);
}

/** A problem that its sentence explains well enough; no stack is printed. */
export class PlainProblem extends Error {}

function complain(error: unknown) {
  console.error(error instanceof PlainProblem ? `\n${error.message}` : error);
  process.exitCode = 1;
}

export function say(message: string) {
  console.log(message);
}
