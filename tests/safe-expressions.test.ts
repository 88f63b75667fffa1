import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { getPattern } from "isbot";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { splitText } from "#domain/search/text/pieces.ts";

type Expression = { source: string; flags: string };

const project = join(import.meta.dirname, "..");
const files = globSync("{server,domain,app,db}/**/*.{ts,tsx}", { cwd: project }).filter(
  (file) => !/\.(?:test|drill)\.|testing\//.test(file),
);

/** Every regular expression in a file of ours, and whether it puts others together. */
function readExpressions(file: string) {
  const written: Expression[] = [];
  let makesOthers = false;
  const { program } = parseSync(file, readFileSync(join(project, file), "utf8"));
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) written.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression({ callee }) {
      if (callee.type === "Identifier" && callee.name === "RegExp") makesOthers = true;
    },
  });
  visitor.visit(program);
  return { file, written, makesOthers };
}

/** The expressions that a file puts together while it is loaded. */
async function recordExpressions(file: string) {
  const made: Expression[] = [];
  class Recorded extends RegExp {
    constructor(...parts: ConstructorParameters<typeof RegExp>) {
      super(...parts);
      made.push(this);
    }
  }
  vi.stubGlobal("RegExp", Recorded);
  // Under another name, so that it is loaded once more.
  await import(/* @vite-ignore */ `${join(project, file)}?recorded`);
  vi.unstubAllGlobals();
  return made;
}
afterEach(() => vi.unstubAllGlobals());

function findSlow({ source, flags }: Expression) {
  return analyse({ source, flags }).reports.map(({ type, exponential, character }) => {
    const growth = exponential ? "exponentially" : "quadratically";
    return `/${source}/${flags} takes ${growth} long for many of ${character.literal.source} (${type})`;
  });
}

/** What looks ahead or back without end does so from every place where it may: squared time. */
function findEndless({ source, flags }: Expression): string[] {
  const found = new Set<string>();
  const around: string[] = [];
  const [unicode, unicodeSets] = [flags.includes("u"), flags.includes("v")];
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode,
    unicodeSets,
  });
  visitRegExpAST(pattern, {
    onAssertionEnter({ kind, raw }) {
      if (kind === "lookahead" || kind === "lookbehind") around.push(raw);
    },
    onAssertionLeave({ kind }) {
      if (kind === "lookahead" || kind === "lookbehind") around.pop();
    },
    onQuantifierEnter({ max }) {
      const [outermost] = around;
      if (outermost !== undefined && max === Number.POSITIVE_INFINITY) found.add(outermost);
    },
  });
  return [...found];
}

const explain = (expression: Expression) => [
  ...findSlow(expression),
  ...findEndless(expression).map((part) => `${part} looks further than a fixed number`),
];

/** Lookarounds without end that were read and found harmless, each with the reason. */
const harmless: Record<string, string> = {
  "app/shell/leads-home.ts: (?!\\d+(?:\\.html)?$)":
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
