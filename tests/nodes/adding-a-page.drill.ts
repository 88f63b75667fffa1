import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startSiteProcess } from "../support/site-process.ts";
import { afterwards } from "./support/afterwards.ts";
import { startDatabase } from "./support/start-database.ts";

const project = join(import.meta.dirname, "../..");
const run = promisify(execFile);

type Sample = { file: string; lines: string[] };

/** The samples of a section of CONTRIBUTING, in their order: a file, and what is written there. */
async function readSamples(section: string): Promise<Sample[]> {
  const text = await readFile(join(project, "CONTRIBUTING.md"), "utf8");
  const [, after = ""] = text.split(`\n## ${section}\n`);
  const [own = ""] = after.split("\n## ");
  return Array.from(own.matchAll(/^ {3}```\w+ (\S+)\n([\s\S]*?)^ {3}```$/gm), ([, file, code]) => ({
    file: file ?? "",
    lines: (code ?? "").replaceAll(/^ {3}/gm, "").trimEnd().split("\n"),
  }));
}

/** A new file is written; in one that is there, lines are put below the first one. */
async function follow({ file, lines }: Sample, copy: string) {
  const path = join(copy, file);
  const there = await readFile(path, "utf8").catch(() => undefined);
  if (there === undefined) {
    await mkdir(dirname(path), { recursive: true });
    return writeFile(path, `${lines.join("\n")}\n`);
  }
  const [place = "", ...added] = lines;
  const found = there.split("\n").find((line) => line.trim() === place.trim());
  expect(found, `${file}: ${place}`).toBeDefined();
  return writeFile(
    path,
    there.replace(`${found}\n`, () => `${found}\n${added.join("\n")}\n`),
  );
}

async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "tinghe-page-"));
  afterwards(() => rm(copy, { recursive: true, force: true }));
  const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: project,
    maxBuffer: 10_000_000,
  });
  for (const file of stdout.trim().split("\n")) {
    if (!file.startsWith("media/")) await cp(join(project, file), join(copy, file));
  }
  for (const folder of ["node_modules", "admin/node_modules", "media"]) {
    await symlink(join(project, folder), join(copy, folder));
  }
  return copy;
}

test("what CONTRIBUTING says of adding a page makes a page", { timeout: 1_800_000 }, async () => {
  const copy = await copyProject();
  const samples = await readSamples("Adding a page");
  expect(samples).toHaveLength(7);
  for (const sample of samples) await follow(sample, copy);
  await run(process.execPath, ["scripts/types.js"], { cwd: copy });
  await run(process.execPath, ["scripts/build.js"], { cwd: copy });

  const { url } = await startDatabase();
  const site = startSiteProcess({
    folder: copy,
    env: { DATABASE_URL: url, DATA_DIR: join(copy, "data") },
  });
  afterwards(() => site.stop());
  const address = await site.address;
  const read = async (path: string) => (await fetch(`${address}${path}`)).text();

  const all = await read("/en/timeline.html");
  expect(all).toContain("<h1");
  expect(all).toContain("Timeline");
  const since = await read("/en/timeline.html?from=2020");
  expect(since.match(/<li>(?:19|20)\d{2}/g)?.length).toBeLessThan(
    all.match(/<li>(?:19|20)\d{2}/g)?.length ?? 0,
  );
  // What it has not declared does not exist for it: the same page, stored once.
  expect(await read("/en/timeline.html?from=nonsense&sort=1")).toBe(all);
  expect(await read("/sitemap.xml")).toContain("/en/timeline.html");
});
