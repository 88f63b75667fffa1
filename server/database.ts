import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { connect, db, disconnect, isDatabaseAway } from "#db/connect.ts";
import { migrate } from "#db/migrate.ts";
import { createTables } from "#domain/records/create-tables.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";

const oldestServer = 150_000;

/** Brings the database up: yours or the embedded one, reachable, recent enough, migrated. */
export async function prepareDatabase({
  config,
  log,
  fill,
  signal,
}: {
  config: Config;
  log: Log;
  /** Puts the first content into an empty database; says whether it did. */
  fill?: () => Promise<boolean>;
  /** Gives the waiting up. */
  signal?: AbortSignal | undefined;
}) {
  const embedded = config.databaseUrl ? undefined : await startOwn({ config, log });
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const directUrl = config.directDatabaseUrl ?? url;
  // Patient at first: another node may be migrating or loading, for longer than a query may take.
  connect({ url: directUrl, poolSize: 2, statementTimeout: 0 });
  try {
    await waitForServer({ seconds: config.databaseWaitSeconds, log, signal });
    const steps = await migrate();
    if (steps.length > 0) log.info({ steps }, "database migrated");
    const kinds = await createTables();
    if (kinds.length > 0) log.info({ kinds }, "tables made for new kinds of content");
    if (await fill?.()) log.info("demonstration content loaded");
    await disconnect();
    connect({ ...config, url, directUrl, poolSize: shareConnections(config).others });
  } catch (error) {
    await disconnect();
    await embedded?.stop();
    throw error;
  }
  return {
    url,
    embedded,
    async close() {
      // A query that hangs must not keep the process: its connection ends with it.
      await Promise.race([disconnect(), setTimeout(1000, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}

/** Pages are drawn on connections of their own: together they are as many as configured. */
export function shareConnections({ poolSize }: Pick<Config, "poolSize">) {
  const pages = Math.floor(poolSize / 2);
  return { pages, others: poolSize - pages };
}

async function startOwn({ config, log }: { config: Config; log: Log }) {
  const { startEmbedded } = await import("#db/embedded.ts");
  return startEmbedded({
    directory: join(config.dataDir, "postgres"),
    say: (message) => log.info(message),
  });
}

async function waitForServer({
  seconds,
  log,
  signal,
}: {
  seconds: number;
  log: Log;
  signal: AbortSignal | undefined;
}) {
  const deadline = performance.now() + seconds * 1000;
  for (let said = false; ; said = true) {
    try {
      const { rows } = await sql<{ version: number }>`
        select current_setting('server_version_num')::int as version`.execute(db);
      const version = rows[0]?.version ?? 0;
      if (version >= oldestServer) return;
      throw new Error(
        `PostgreSQL ${Math.floor(version / 10_000)} is too old: version 15 or newer is needed.`,
      );
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (signal?.aborted) throw new Error("Told to stop while waiting for the database.");
      if (performance.now() > deadline) {
        const reason = error instanceof Error ? error.message || String(error) : String(error);
        throw new Error(`The database could not be reached for ${seconds} s: ${reason}`, {
          cause: error,
        });
      }
      if (!said) log.warn(`Waiting up to ${seconds} s for the database`);
      await setTimeout(500);
    }
  }
}
