import { measureMade } from "#domain/downloads/measure-made.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import { repeatWork } from "./repeat-work.ts";

/** A start is not to wait for it. */
const rest = 60_000;
/** Products whose files are made before what they weigh is told, which makes pages anew. */
const atOnce = 50;

/** Weighs what the download centre makes when it is asked for, so that it can say so before. */
export function startMeasuring({
  config: { mediaPrepare, origin },
  log,
}: {
  config: Pick<Config, "mediaPrepare" | "origin">;
  log: Pick<Log, "warn">;
}) {
  let isFirst = true;
  return repeatWork(async () => {
    if (!mediaPrepare) return undefined;
    if (isFirst) {
      isFirst = false;
      return rest;
    }
    const measured = await measureMade({
      ...{ origin, most: atOnce },
      onProblem: (error) => log.warn({ err: error }, "a file for download could not be made"),
    });
    return measured === atOnce ? 0 : undefined;
  });
}
