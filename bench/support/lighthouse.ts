import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Cleanup, say } from "./benchmark.ts";
import { runCommand } from "./child.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { type Audit, readReport } from "./lighthouse-report.ts";
import { project } from "./site.ts";

const folder = join(project, "node_modules/.cache/bench");
const program = join(folder, "node_modules/lighthouse/cli/index.js");

/** Lighthouse and its hundred packages serve this benchmark only: they stay out of the project. */
export async function ensureLighthouse({ cleanup }: { cleanup: Cleanup }) {
  if (existsSync(program)) return;
  say("Installing Lighthouse (once)…");
  await mkdir(folder, { recursive: true });
  // Without a package.json of its own, npm would install into the project around it.
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "bench", private: true }));
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", "lighthouse@latest"];
  await runCommand({ cleanup, program: "npm", args: [...args, "--prefix", folder], cwd: folder });
}

/** Chromium now and then fails to say when the page began; the next run is all right. */
const tries = 3;

/** One run of Lighthouse with its defaults: a mid-range phone on a slow line, simulated. */
export async function auditPage(audited: {
  cleanup: Cleanup;
  url: string;
  scratch: string;
}): Promise<Audit> {
  for (let left = tries; left > 1; left--) {
    const audit = await runLighthouse(audited).catch((error) => {
      if (!String(error).includes("NO_NAVSTART")) throw error;
    });
    if (audit) return audit;
  }
  return runLighthouse(audited);
}

async function runLighthouse({
  cleanup,
  url,
  scratch,
}: {
  cleanup: Cleanup;
  url: string;
  /** Where Chromium's profile and the report go. */
  scratch: string;
}): Promise<Audit> {
  const file = join(scratch, "report.json");
  await runCommand({
    cleanup,
    program: process.execPath,
    args: [
      program,
      url,
      "--quiet",
      "--no-enable-error-reporting",
      "--output=json",
      `--output-path=${file}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      `--chrome-flags=--headless ${chromiumFlags.join(" ")}`,
    ],
    env: { ...process.env, CHROME_PATH: findChromium(), TMPDIR: scratch },
    stopWith: "SIGINT", // on which it ends its Chromium too
  });
  return readReport({ report: JSON.parse(await readFile(file, "utf8")), url });
}
