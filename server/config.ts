import { resolve } from "node:path";
import { z } from "zod";
import { s3Address } from "#domain/files/s3-address.ts";
import { imapAddress } from "./imap-address.ts";

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((origin) => origin !== ""))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
  .optional();

const apiBase = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
  .optional();

/** Where a program listens: `host:port`, `[::1]:port`, or the path of its socket. */
const listening = z
  .string()
  .regex(
    /^(?:\/.+|\[[\da-f:.]+\]:\d{1,5}|[^\s/:[\]]+:\d{1,5})$/i,
    "is neither host:port nor a path",
  )
  .transform((address) => {
    if (address.startsWith("/")) return { path: address };
    const colon = address.lastIndexOf(":");
    const host = address.slice(0, colon).replace(/^\[|\]$/g, "");
    return { host, port: Number(address.slice(colon + 1)) };
  })
  .optional();

/** `{token}` stands for an id that makes the address one of a kind. */
const answersTo = z.string().refine((written) => {
  const address = written.replace("{token}", crypto.randomUUID());
  return z.email().safeParse(address).success;
}, "is no address of a mailbox");

const number = (fallback: number, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

/** Every setting the server reads from the environment. Nonsense stops the start. */
export const environment = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"])
    .default("production")
    .describe("`development` serves the app from its source with hot reload"),
  PORT: number(3000, { max: 65_535 }).describe("Port to listen on; 0 picks a free one"),
  HOST: z
    .string()
    .default("0.0.0.0")
    .describe("Address to listen on; behind a proxy the one that only the proxy can reach"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address visitors type; canonical links are built from it. Default: this machine"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("Your PostgreSQL (15 or newer). Unset: an embedded one in the data folder"),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "The same database past a pool that shares connections, such as PgBouncer, for what needs one of its own. Unset: `DATABASE_URL`",
    ),
  DATABASE_POOL_SIZE: number(10, { min: 4, max: 500 }).describe(
    "Connections per process; half of them for drawing pages",
  ),
  DATABASE_CONNECT_TIMEOUT_MS: number(3000, { min: 100 }).describe(
    "Longest to wait for a connection, in milliseconds; then the database counts as away",
  ),
  DATABASE_STATEMENT_TIMEOUT_MS: number(10_000, { min: 100 }).describe(
    "Longest a query may run, in milliseconds",
  ),
  DATABASE_WAIT_SECONDS: number(30).describe("How long to wait for the database at start"),
  DATA_DIR: z
    .string()
    .default("data")
    .describe("Folder of the embedded database, of variants of pictures, and of files"),
  FILES_URL: s3Address
    .optional()
    .describe(
      "S3-compatible store for originals and private files, `s3://bucket/folder?region=…&endpoint=…`; credentials as `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Unset: the data folder",
    ),
  TRUSTED_PROXIES: number(0, { max: 10 }).describe(
    "Proxies in front whose X-Forwarded-For is believed",
  ),
  PAGE_STORE_MB: number(64, { min: 0, max: 4096 }).describe(
    "Memory for finished pages; 0 keeps none",
  ),
  SHARED_CACHE_SECONDS: number(1, { max: 86_400 }).describe(
    "How long a cache in front may keep a page before it asks again; more than 1 wants `PURGE_URL`",
  ),
  PURGE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address that makes a cache in front forget all pages, called when content changes"),
  PURGE_TOKEN: z.string().optional().describe("Bearer token for `PURGE_URL`"),
  MEDIA_CONCURRENCY: number(2, { min: 1, max: 32 }).describe(
    "Picture variants made at once for those who wait",
  ),
  MEDIA_PREPARE: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "Whether missing picture variants are made, and files for download weighed, in the background after the start",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Bearer token for /metrics. Unset: /metrics answers 404"),
  API_BASE_ZH: apiBase.describe("Address of the API for Chinese pages. Unset: this site itself"),
  API_BASE_EN: apiBase.describe("Address of the API for English pages. Unset: this site itself"),
  API_BASE_AR: apiBase.describe("Address of the API for Arabic pages. Unset: this site itself"),
  API_BASE_INQUIRIES: apiBase.describe(
    "Address of the API that takes inquiries. Unset: the one of the page's language",
  ),
  API_ORIGINS: origins.describe(
    "Other sites whose pages may call this API, such as `https://www.example.com`, by commas",
  ),
  INQUIRY_LIMIT_PER_IP: number(30, { min: 1 }).describe(
    "Inquiries one address may try to send in ten minutes, and as many applications",
  ),
  INQUIRY_LIMIT_PER_NETWORK: number(120, { min: 1 }).describe(
    "The same for one network (/24, /48)",
  ),
  INQUIRY_SOONEST_SECONDS: number(2, { max: 60 }).describe(
    "Time after which a person may have read the picture; sooner is a robot",
  ),
  OVERLOAD_DELAY_MS: number(500, { min: 50 }).describe(
    "Delay of the event loop beyond which API calls are answered 503 at once",
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("Mail server, `smtp://user:password@host:587`. Unset: mails wait"),
  MAIL_FROM: z.string().optional().describe("Sender of mails. Unset: the email of the settings"),
  MAIL_TO: z
    .string()
    .optional()
    .describe(
      "Who is told of inquiries and applications. Unset: whom administrators name in the back office",
    ),
  MAIL_LANG: z.enum(["zh", "en", "ar"]).default("zh").describe("Language of mails to the company"),
  MAIL_RETRY_SECONDS: number(30, { min: 1, max: 3600 }).describe(
    "Wait before a mail is tried again; doubles each time",
  ),
  IMAP_URL: imapAddress
    .optional()
    .describe(
      "Mailbox from which customers' answers are taken into their inquiries, `imaps://user:password@host/INBOX`. Unset: none is read",
    ),
  IMAP_SECONDS: number(60, { min: 1, max: 3600 }).describe(
    "How often the mailbox is looked into, in seconds",
  ),
  MAIL_ANSWERS_TO: answersTo
    .optional()
    .describe(
      "With `IMAP_URL`: address at which replies ask to be answered; `{token}` in it, as in `sales+{token}@example.com`, says which. Unset: the sender",
    ),
  VISITOR_IP: z
    .enum(["shortened", "hashed"])
    .default("shortened")
    .describe(
      "What the visitor log keeps of an address: its network, or a hash that changes monthly",
    ),
  VISITOR_DAYS: number(200, { min: 1, max: 3650 }).describe("How long the visitor log is kept"),
  APPLICATION_DAYS: number(180, { min: 1, max: 3650 }).describe(
    "Days after which an application that nobody has touched is deleted, with its file",
  ),
  CLAMD_ADDRESS: listening.describe(
    "ClamAV's clamd that scans every file before it is stored, `host:port` or the path of its socket",
  ),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "is no time of day such as 03:00")
    .optional()
    .describe("Time of day, the company's, for a backup each night, `03:00`. Unset: by hand only"),
  BACKUP_FOLDER: z
    .string()
    .default("backups")
    .describe("Folder for backups; better not on the disk of the data folder"),
  BACKUP_KEEP: number(14, { min: 1, max: 10_000 }).describe(
    "How many backups are kept; the oldest go when a new one is made",
  ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12)
    .optional()
    .describe("Encrypts backups and opens them again. Unset: they can be read with tar"),
  GEOLOCATION_FILE: z
    .string()
    .optional()
    .describe("Your MMDB file of places. Unset: the bundled one, countries only"),
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
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new Error("DATABASE_DIRECT_URL is the way past a pool: set DATABASE_URL to the pool.");
  }
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  return {
    development: env.NODE_ENV === "development",
    port: env.PORT,
    host: env.HOST,
    origin: publicUrl.origin,
    behindTls: publicUrl.protocol === "https:",
    databaseUrl: env.DATABASE_URL,
    directDatabaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    connectionTimeout: env.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    dataDir: resolve(env.DATA_DIR),
    bucket: env.FILES_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    pageStoreBytes: env.PAGE_STORE_MB * 1024 * 1024,
    sharedCache: {
      seconds: env.SHARED_CACHE_SECONDS,
      purge: env.PURGE_URL ? { url: env.PURGE_URL, token: env.PURGE_TOKEN } : undefined,
    },
    mediaConcurrency: env.MEDIA_CONCURRENCY,
    mediaPrepare: env.MEDIA_PREPARE === "on",
    metricsToken: env.METRICS_TOKEN,
    apiBases: {
      zh: env.API_BASE_ZH ?? "",
      en: env.API_BASE_EN ?? "",
      ar: env.API_BASE_AR ?? "",
      inquiries: env.API_BASE_INQUIRIES,
    },
    /** Whose pages may call the API: ours under every name we know of, and those that were named. */
    apiOrigins: [
      ...new Set([
        ...namesOf(publicUrl),
        ...[env.API_BASE_ZH, env.API_BASE_EN, env.API_BASE_AR, env.API_BASE_INQUIRIES].flatMap(
          (base) => (base ? [new URL(base).origin] : []),
        ),
        ...(env.API_ORIGINS ?? []),
      ]),
    ],
    inquiryPolicy: {
      attempts: {
        perIp: env.INQUIRY_LIMIT_PER_IP,
        perNetwork: env.INQUIRY_LIMIT_PER_NETWORK,
        seconds: 600,
      },
      captchas: {
        perIp: env.INQUIRY_LIMIT_PER_IP * 4,
        perNetwork: env.INQUIRY_LIMIT_PER_NETWORK * 4,
        seconds: 600,
      },
      soonest: env.INQUIRY_SOONEST_SECONDS,
      mailing: env.SMTP_URL !== undefined,
      mailTo: env.MAIL_TO,
    },
    overloadDelay: env.OVERLOAD_DELAY_MS,
    smtpUrl: env.SMTP_URL,
    sender: {
      from: env.MAIL_FROM,
      to: env.MAIL_TO,
      host: publicUrl.hostname,
      origin: publicUrl.origin,
      lang: env.MAIL_LANG,
      retryAfter: env.MAIL_RETRY_SECONDS,
      answersTo: env.IMAP_URL && (env.MAIL_ANSWERS_TO ?? ""),
    },
    mailbox: env.IMAP_URL && { ...env.IMAP_URL, everySeconds: env.IMAP_SECONDS },
    visitorIp: env.VISITOR_IP,
    visitorDays: env.VISITOR_DAYS,
    applicationDays: env.APPLICATION_DAYS,
    scanner: env.CLAMD_ADDRESS,
    backup: {
      at: env.BACKUP_AT,
      folder: resolve(env.BACKUP_FOLDER),
      keep: env.BACKUP_KEEP,
      passphrase: env.BACKUP_PASSPHRASE,
    },
    geolocationFile: env.GEOLOCATION_FILE,
    logLevel: env.LOG_LEVEL,
    shutdownSeconds: env.SHUTDOWN_SECONDS,
  };
}

/** A site is reached with and without `www.` in front; not so numbers and names of one word. */
function namesOf({ origin, hostname }: URL): string[] {
  if (!/\.[a-z]+$/i.test(hostname)) return [origin];
  const twin = hostname.startsWith("www.")
    ? origin.replace("://www.", "://")
    : origin.replace("://", "://www.");
  return [origin, twin];
}
