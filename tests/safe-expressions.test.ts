import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** Every regular expression in a file of ours. */
function readExpressions(file: string) {
  const found: { source: string; flags: string }[] = [];
  const { program } = parseSync(file, readFileSync(join(project, file), "utf8"));
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    },
  });
  visitor.visit(program);
  return found;
}

const explain = ({ source, flags }: { source: string; flags: string }) =>
  analyse({ source, flags }).reports.map(({ type, exponential, character }) => {
    const growth = exponential ? "exponentially" : "quadratically";
    return `/${source}/${flags} takes ${growth} long for many of ${character.literal.source} (${type})`;
  });

test("no expression takes longer than its text is long, whatever a visitor sends", () => {
  const files = globSync("{server,domain,app,db}/**/*.{ts,tsx}", { cwd: project }).filter(
    (file) => !/\.(?:test|drill)\.|testing\//.test(file),
  );
  const found = files.flatMap((file) => readExpressions(file).map((one) => ({ file, ...one })));
  expect(found.length).toBeGreaterThan(100);
  const slow = found.flatMap((one) => explain(one).map((what) => `${one.file}: ${what}`));
  expect(slow).toEqual([]);
});

test.each([
  { source: "^Mozilla.*\\(.*\\)$", flags: "" },
  { source: "(a+)+$", flags: "" },
  { source: "\\s+$", flags: "u" },
])("it would see $source", (expression) => {
  expect(explain(expression)).not.toEqual([]);
});
