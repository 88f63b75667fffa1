import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** What parts of the site share. Each may import those before it, and no others. */
const shared = [
  "document",
  "request",
  "ui",
  "islands",
  "api",
  "seo",
  "page-copy",
  "acoustics",
  "captcha",
  "basket",
  "shell",
  "inquiry-form",
  "member-area",
  "errors",
];

/** The script of every page fetches islands of any part, as `routes.ts` names pages of any part. */
const composing = "page-script";

const isTest = (file: string) => /\.(?:test|drill|spec)\.tsx?$|^tests\/|\/testing\//.test(file);

/** The files of ours that each file imports, for their types too. */
const imports = new Map(
  globSync("{app,server,domain,db,content,scripts,tools,admin/src}/**/*.{ts,tsx,js}", {
    cwd: project,
    exclude: ["**/node_modules/**"],
  }).map((file) => [file, readImports(file)]),
);

function readImports(file: string): string[] {
  const source = readFileSync(join(project, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const found = named.flatMap((name) => {
    const [path = ""] = name?.split("?") ?? [];
    if (path.startsWith(".")) return normalize(join(dirname(file), path));
    return /^#(?:app|content|db|domain)\//.test(path) ? path.slice(1) : [];
  });
  return [...new Set(found)];
}

function partOf(file: string): string | undefined {
  return /^app\/([^/]+)\//.exec(file)?.[1];
}

function mayImport({ part, other }: { part: string; other: string | undefined }): boolean {
  if (part === other || part === composing) return true;
  if (other === undefined) return false;
  const own = shared.indexOf(part);
  return (own < 0 ? shared : shared.slice(0, own)).includes(other);
}

test("a part of the site imports what is shared and nothing from inside another part", () => {
  const wrong = [...imports].flatMap(([file, imported]) => {
    const part = partOf(file);
    if (part === undefined) return [];
    return imported
      .filter((other) => /^app\/.*\.tsx?$/.test(other))
      .filter((other) => !mayImport({ part, other: partOf(other) }))
      .map((other) => `${file} → ${other}`);
  });
  expect(wrong).toEqual([]);
});

test("every part named as shared is there", () => {
  const parts = new Set([...imports.keys()].map(partOf));
  expect([...shared, composing].filter((part) => !parts.has(part))).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(findCircles()).toEqual([]);
});

test("neither the site nor its scripts import helpers of tests", () => {
  const wrong = [...imports].flatMap(([file, imported]) =>
    isTest(file) ? [] : imported.filter(isTest).map((other) => `${file} → ${other}`),
  );
  expect(wrong).toEqual([]);
});

/** One circle for each import that leads back to a file from which the way has come. */
function findCircles(): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  function visit(file: string, way: string[]) {
    if (way.includes(file)) {
      circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
      return;
    }
    if (done.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  }
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
