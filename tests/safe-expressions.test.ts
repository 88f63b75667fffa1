import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getPattern } from "isbot";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { splitText } from "#domain/search/text/pieces.ts";
import {
  type Expression,
  explain,
  expressionsIn,
  findEndless,
  findSlow,
  readExpressions,
} from "./support/expressions.ts";

const project = join(import.meta.dirname, "..");
const files = globSync("{server,domain,app,db}/**/*.{ts,tsx}", { cwd: project }).filter(
  (file) => !/\.(?:test|drill)\.|testing\//.test(file),
);

/** The expressions that a file puts together while it is loaded. */
async function recordExpressions(file: string) {
  const made: Expression[] = [];
  const Plain = RegExp;
  function make(...parts: ConstructorParameters<typeof RegExp>) {
    const expression = new Plain(...parts);
    made.push(expression);
    return expression;
  }
  const Recorded = new Proxy(Plain, {
    construct: (_, [pattern, flags]) => make(pattern, flags),
    apply: (_, __, [pattern, flags]) => make(pattern, flags),
  });
  vi.stubGlobal("RegExp", Recorded);
  // Under another name, so that it is loaded once more.
  await import(/* @vite-ignore */ `${join(project, file)}?recorded`);
  vi.unstubAllGlobals();
  return made;
}
afterEach(() => vi.unstubAllGlobals());

/** Lookarounds without end that were read and found harmless, each with the reason. */
const harmless: Record<string, string> = {
  "app/shell/menu/leads-home.ts: (?!\\d+(?:\\.html)?$)":
    "stands behind the beginning of the text, so it is tried once",
  "server/client-ip.ts: (?=\\d+\\.)": "stands behind the beginning of the text",
  "server/compress.ts: (?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))":
    "what it runs over has no letters, and it is tried behind `br` and `gzip` only",
  "domain/content-check/rules/evidence-of-claims.ts: (?=.*E84)":
    "one sentence of our own staff, of limited length",
};

const read = files.map(readExpressions);

test("no expression takes longer than its text is long, whatever a visitor sends", () => {
  const found = read.flatMap(({ file, written }) => written.map((one) => ({ file, ...one })));
  expect(found.length).toBeGreaterThan(100);
  expect(found.flatMap((one) => findSlow(one).map((what) => `${one.file}: ${what}`))).toEqual([]);
  const endless = found.flatMap((one) => findEndless(one).map((part) => `${one.file}: ${part}`));
  expect(new Set(endless)).toEqual(new Set(Object.keys(harmless)));
});

/** Of a word of the term base, with what has a meaning in expressions taken from it. */
const madeLater = ["domain/terms/find-forbidden.ts"];

/**
 * Here the last line takes all that begins as the others do: no place within a number is tried, and
 * what the tool fears, that each of them is, cannot be. See what it takes, below.
 */
const takesAll = "domain/search/text/pieces.ts";

test.each(
  read.flatMap(({ file, makesOthers }) => (makesOthers && !madeLater.includes(file) ? file : [])),
)("nor does one that %s puts together", async (file) => {
  const made = await recordExpressions(file);
  expect(made).not.toEqual([]);
  if (file === takesAll) expect(made.flatMap(findEndless)).toEqual([]);
  else expect(made.flatMap(explain)).toEqual([]);
});

test.each(["1", "1.", "1x", "1 x ", "iso ", "gb/", "a-", "A2-s1,", "م", "ـ", "1 m", "木"])(
  "a text of many %j is taken apart in no time",
  (part) => {
    const text = `${part.repeat(100_000 / part.length)}!`;
    const started = performance.now();
    splitText(text);
    // Squared, these would be ten thousand million steps.
    expect(performance.now() - started).toBeLessThan(5000);
  },
);

test("nor does the one by which robots are known", () => {
  expect(explain(getPattern())).toEqual([]);
});

/** `email` of `z.email(`, `iso.date` of `z.iso.date(`. */
const formats = files.flatMap((file) => {
  const text = readFileSync(join(project, file), "utf8");
  return [...text.matchAll(/\bz\.(?:iso\.)?[a-z]\w*(?=\()/g)].map(([call]) => call.slice(2));
});

/** What zod holds texts of a format to; some formats are no matter of expressions. */
const patterns = new Map(
  Object.entries({ ...z.core.regexes, "iso.date": z.core.regexes.date }).flatMap(
    ([format, pattern]): [string, RegExp][] =>
      pattern instanceof RegExp ? [[format, pattern]] : [],
  ),
);

test("nor does one that zod holds texts to in a format we ask for", () => {
  const used = [...new Set(formats)].filter((format) => patterns.has(format));
  expect(used).toEqual(expect.arrayContaining(["email", "iso.date"]));
  expect(used.flatMap((format) => explain(patterns.get(format) ?? / +$/))).toEqual([]);
});

/** What takes apart addresses, headers, bodies, and the rich text of members. */
const libraries = [
  "@hono/node-server/dist/*.mjs",
  "hono/dist/*.js",
  "hono/dist/{helper,middleware,router,utils,validator}/**/*.js",
  "hono-openapi/dist/*.js",
  "react-router/dist/production/**/*.js",
  "better-call/dist/*.mjs",
  "better-auth/dist/**/*.mjs",
  "@better-auth/core/dist/**/*.mjs",
  "@better-auth/passkey/dist/**/*.mjs",
  "sanitize-html/index.js",
  "htmlparser2/dist/**/*.js",
  "entities/dist/**/*.js",
  "libphonenumber-js/es6/**/*.js",
  "altcha-lib/dist/**/*.js",
  "maxmind/lib/*.js",
  "stemmer/*.js",
];

/** Slow ones of theirs that were read, and why no text of a visitor is slow in them. */
const harmlessOfOthers: Record<string, string> = {
  "hono/dist/utils/url.js: \\{[^}]+\\}": "is made of our routes",
  "hono/dist/utils/jwt/jws.js: -+(BEGIN|END).*?-+": "not in use",
  "hono/dist/router/reg-exp-router/trie.js: \\{(?:\\{[\\d,]+\\}|[^}])+\\}": "is made of our routes",
  "hono/dist/middleware/logger/index.js: (\\d)(?=(\\d\\d\\d)+(?!\\d))": "not in use",
  "react-router/dist/production/index-react-server.js: \\/*\\*?$": "not in use",
  "react-router/dist/production/index-react-server.js: =+$": "not in use",
  "react-router/dist/production/lib/server-runtime/crypto.js: =+$": "of a hash",
  "react-router/dist/production/lib/router/matcher-route-pattern.js: \\/+$":
    "is made of our routes",
  "react-router/dist/production/lib/router/matcher-route-pattern.js: ^:([\\w-]+)(\\?)?(.*)$":
    "is made of our routes",
  "react-router/dist/production/lib/router/utils.js: \\/*\\*?$": "is made of our routes",
  "better-call/dist/router.mjs: \\/+$": "of our own base path",
  "better-auth/dist/api/middlewares/origin-check.mjs: \\/+$": "of paths in the configuration",
  "@better-auth/core/dist/utils/host.mjs: \\.+$": "of addresses for OAuth, which is not in use",
  "@better-auth/core/dist/utils/url.mjs: \\/+$":
    "of the path of a call: rows of slashes are refused before (server/listener.ts)",
  "@better-auth/core/dist/oauth2/basic-credentials.mjs: ^Basic +(.*)$": "OAuth, not in use",
  "@better-auth/core/dist/oauth2/dpop.mjs: ^([A-Za-z][A-Za-z0-9!#$%&'*+.^_`|~-]*)\\s+(.+)$":
    "OAuth, not in use",
  "maxmind/lib/ip.js: (\\d+)\\.(\\d+)\\.(\\d+)\\.(\\d+)":
    "of an address that `server/client-ip.ts` has found to be one",
};

test.each(libraries)("nor does one of %s, unless it meets no visitor", (glob) => {
  const theirs = globSync(`node_modules/${glob}`, { cwd: project }).map(readExpressions);
  expect(theirs).not.toEqual([]);
  const slow = theirs.flatMap(({ file, written }) =>
    written
      .filter((one) => findSlow(one).length > 0)
      .map(({ source }) => `${file.replace("node_modules/", "")}: ${source}`),
  );
  expect(slow.filter((one) => !Object.hasOwn(harmlessOfOthers, one))).toEqual([]);
});

test("one that is made without `new` is seen as well", () => {
  for (const text of ["RegExp(words)", "new RegExp(words)"]) {
    expect(expressionsIn({ file: "made.ts", text }).makesOthers).toBe(true);
  }
  expect(expressionsIn({ file: "made.ts", text: "/a/.test(b)" }).makesOthers).toBe(false);
});

test.each([
  { source: "^Mozilla.*\\(.*\\)$", flags: "" },
  { source: "(a+)+$", flags: "" },
  { source: "\\s+$", flags: "u" },
  { source: "Android(?!.*Tablet)", flags: "i" },
  { source: "iPad|Tablet|Android(?!.*Mobile)", flags: "i" },
  { source: "(?<=(?:,[a-z]{2,})\\s?)q", flags: "v" },
])("it would see $source", (expression) => {
  expect(explain(expression)).not.toEqual([]);
});
