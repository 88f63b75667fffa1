/**
 * What MDN's HTTP Observatory would say of an answer that came over TLS: its rules and points as of
 * its algorithm 6, as far as they can concern us. Redirecting from plain HTTP is the proxy's.
 */
export type Scanned = {
  headers: Headers;
  /** The page; empty for what is none. */
  html?: string;
  /** What was answered to the question whether a foreign site may ask. */
  preflight?: Headers;
};

export const foreignOrigin = "https://http-observatory.security.mozilla.org";

const broad = [
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
];
const unsafe = [...broad, "'unsafe-inline'", "data:"];

/** Points by rule; 0 is what is expected, more is better than that. */
export function scoreRules({ headers, html = "", preflight = new Headers() }: Scanned) {
  const policy = readPolicy(headers.get("Content-Security-Policy"));
  return {
    policy: scorePolicy(policy),
    cookies: scoreCookies(headers),
    embedding: scoreIsolation(headers.get("Cross-Origin-Embedder-Policy")),
    opening: scoreIsolation(headers.get("Cross-Origin-Opener-Policy")),
    sharing: scoreSharing(preflight),
    referrer: scoreReferrer(headers.get("Referrer-Policy")),
    transport: scoreTransport(headers.get("Strict-Transport-Security")),
    integrity: scoreScripts(html),
    type: headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    framing: scoreFraming({ policy, option: headers.get("X-Frame-Options") }),
    resource: scoreResource(headers.get("Cross-Origin-Resource-Policy")),
  };
}

/** Extra points count only where little or nothing was taken off. */
export function gradeAnswer(scanned: Scanned): { score: number; grade: string } {
  const points = Object.values(scoreRules(scanned));
  const sum = (some: number[]) => some.reduce((total, each) => total + each, 100);
  const strict = sum(points.filter((each) => each < 0));
  const score = Math.max(0, strict >= 90 ? sum(points) : strict);
  return { score, grade: gradeOf(score) };
}

function gradeOf(score: number): string {
  const grades = ["F", "D-", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A"];
  if (score >= 100) return "A+";
  const least = [0, 25, 30, 40, 45, 50, 60, 65, 70, 80, 85, 90];
  return grades[least.findLastIndex((from) => score >= from)] ?? "F";
}

type Policy = Map<string, string[]> | "absent" | "invalid";

function readPolicy(header: string | null): Policy {
  if (header === null) return "absent";
  const directives = header.split(";").map((each) => each.trim().toLowerCase().split(/\s+/));
  const policy = new Map<string, string[]>();
  for (const [name = "", ...sources] of directives) {
    if (policy.has(name)) return "invalid";
    if (name) policy.set(name, sources);
  }
  return policy;
}

function scorePolicy(policy: Policy): number {
  if (typeof policy === "string") return -25;
  const sources = (name: string) => {
    const listed = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    const named = listed.some((source) => /^'(?:sha\d{3}|nonce)-/.test(source));
    return listed.filter((source) => !(named && source === "'unsafe-inline'"));
  };
  const [scripts, styles, objects] = [
    sources("script-src"),
    sources("style-src"),
    sources("object-src"),
  ];
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ["img-src", "media-src"];
  const active = [...policy]
    .filter(([name]) => !passive.includes(name))
    .flatMap(([, each]) => each);
  if (scripts.some((source) => unsafe.includes(source))) return -20;
  if (objects.some((source) => broad.includes(source))) return -20;
  if (active.some(isPlain)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sources).some(isPlain)) return -10;
  if (styles.some((source) => unsafe.includes(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(headers: Headers): number {
  const points = headers.getSetCookie().map((cookie) => {
    const [name = "", ...attributes] = cookie.toLowerCase().split(";");
    const has = (attribute: string) => attributes.some((each) => each.trim() === attribute);
    const isSession = /login|sess/.test(name.split("=", 1)[0] ?? "");
    const sameSite = attributes
      .map((each) => /^ *samesite=(.*)$/.exec(each)?.[1]?.trim())
      .find(Boolean);
    if (isSession && !has("httponly")) return -30;
    if (sameSite === "none" && !has("secure")) return -20;
    if (!has("secure")) return isSession ? -10 : -5;
    return sameSite === undefined ? 0 : 5;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

/** Of Cross-Origin-Embedder-Policy and Cross-Origin-Opener-Policy. */
function scoreIsolation(value: string | null): number {
  if (value === null || value === "unsafe-none") return 0;
  const good = ["require-corp", "credentialless", "same-origin", "same-origin-allow-popups"];
  return good.includes(value) ? 10 : -5;
}

function scoreSharing(preflight: Headers): number {
  const isOpen = preflight.get("Access-Control-Allow-Origin") === foreignOrigin;
  return isOpen && preflight.get("Access-Control-Allow-Credentials") === "true" ? -50 : 0;
}

function scoreReferrer(value: string | null): number {
  if (value === null) return 0;
  const good = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  return good.includes(value) ? 5 : -5;
}

function scoreTransport(value: string | null): number {
  const age = Number(/(?:^|;) *max-age=(\d+)/.exec(value ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age < 15_552_000 ? -10 : 0;
}

function scoreScripts(html: string): number {
  const scripts = Array.from(html.matchAll(/<script[^>]*\ssrc="(?<src>[^"]*)"[^>]*>/g));
  const points = scripts.map(({ 0: tag, groups }) => {
    const { src = "" } = groups ?? {};
    const hasHash = tag.includes("integrity=");
    if (!/^(?:https?:)?\/\//.test(src)) return hasHash ? 5 : 0;
    if (src.startsWith("https:")) return hasHash ? 5 : -5;
    return hasHash ? -20 : -50;
  });
  return points.length === 0 ? 0 : Math.min(...points);
}

function scoreFraming({ policy, option }: { policy: Policy; option: string | null }): number {
  if (typeof policy !== "string" && policy.has("frame-ancestors")) return 5;
  return ["deny", "sameorigin"].includes(option?.toLowerCase() ?? "") ? 5 : -20;
}

function scoreResource(value: string | null): number {
  if (value === null || value === "cross-origin") return 0;
  return ["same-origin", "same-site"].includes(value) ? 10 : -5;
}
