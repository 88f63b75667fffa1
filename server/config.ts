import { resolve } from "node:path";
import { z } from "zod";

const number = (fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

/** Every setting the server reads from the environment. Nonsense stops the start. */
export const environment = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("production")
    .describe("`development` serves the app from its source with hot reload"),
  PORT: number(3000, { max: 65_535 }).describe("Port to listen on; 0 picks a free one"),
  HOST: z.string().default("0.0.0.0").describe("Address to listen on"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address visitors type; canonical links are built from it. Default: this machine"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("Your PostgreSQL (15 or newer). Unset: an embedded one in the data folder"),
  DATABASE_POOL_SIZE: number(10, { min: 1, max: 500 }).describe("Connections per process"),
  DATABASE_STATEMENT_TIMEOUT_MS: number(10_000, { min: 100 }).describe(
    "Longest a query may run, in milliseconds",
  ),
  DATABASE_WAIT_SECONDS: number(30).describe("How long to wait for the database at start"),
  DATA_DIR: z.string().default("data").describe("Folder of the embedded database and media files"),
  TRUSTED_PROXIES: number(0, { max: 10 }).describe(
    "Proxies in front whose X-Forwarded-For is believed",
  ),
  PAGE_STORE_MB: number(64, { min: 1, max: 4096 }).describe("Memory for finished pages"),
  MEDIA_CONCURRENCY: number(2, { min: 1, max: 32 }).describe("Picture variants made at once"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Bearer token for /metrics. Unset: /metrics answers 404"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("Least important log line to write"),
  SHUTDOWN_SECONDS: number(10, { min: 1, max: 600 }).describe(
    "Longest to wait for requests in flight when stopping",
  ),
});

export type Config = ReturnType<typeof readConfig>;

/** The configuration, or an error that names every wrong setting in plain words. */
export function readConfig(source: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join(".")}: ${issue.message}`,
    );
    throw new Error(`The configuration is not usable:\n${problems.join("\n")}`);
  }
  const env = parsed.data;
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    development: env.NODE_ENV === "development",
    port: env.PORT,
    host: env.HOST,
    origin: publicUrl.origin,
    behindTls: publicUrl.protocol === "https:",
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    dataDir: resolve(env.DATA_DIR),
    trustedProxies: env.TRUSTED_PROXIES,
    pageStoreBytes: env.PAGE_STORE_MB * 1024 * 1024,
    mediaConcurrency: env.MEDIA_CONCURRENCY,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    shutdownSeconds: env.SHUTDOWN_SECONDS,
  };
}
