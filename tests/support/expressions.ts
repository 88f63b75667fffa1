import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";

export type Expression = { source: string; flags: string };

const project = join(import.meta.dirname, "../..");

/** Every regular expression in a file, and whether it puts others together. */
export function readExpressions(file: string) {
  return { file, ...expressionsIn({ file, text: readFileSync(join(project, file), "utf8") }) };
}

export function expressionsIn({ file, text }: { file: string; text: string }) {
  const written: Expression[] = [];
  let makesOthers = false;
  const noteMade = ({ callee }: { callee: { type: string; name?: unknown } }) => {
    if (callee.type === "Identifier" && callee.name === "RegExp") makesOthers = true;
  };
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) written.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: noteMade,
    CallExpression: noteMade,
  });
  visitor.visit(parseSync(file, text).program);
  return { written, makesOthers };
}

export function findSlow({ source, flags }: Expression) {
  return analyse({ source, flags }).reports.map(({ type, exponential, character }) => {
    const growth = exponential ? "exponentially" : "quadratically";
    return `/${source}/${flags} takes ${growth} long for many of ${character.literal.source} (${type})`;
  });
}

/** What looks ahead or back without end does so from every place where it may: squared time. */
export function findEndless({ source, flags }: Expression): string[] {
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

export const explain = (expression: Expression) => [
  ...findSlow(expression),
  ...findEndless(expression).map((part) => `${part} looks further than a fixed number`),
];
