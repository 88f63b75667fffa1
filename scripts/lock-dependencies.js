// Writes package-lock.json anew after a change of versions. In a folder of its own: where packages
// are installed, npm would write down only what this one machine has.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { project, run } from "./prepare.js";

const folder = mkdtempSync(join(tmpdir(), "tinghe-lock-"));
const { workspaces } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
const files = [
  "package.json",
  "package-lock.json",
  ...workspaces.map((at) => `${at}/package.json`),
];
try {
  for (const workspace of workspaces) mkdirSync(join(folder, workspace));
  for (const file of files) cpSync(join(project, file), join(folder, file));
  const options = ["--package-lock-only", "--omit-lockfile-registry-resolved", "--no-audit"];
  run("npm", ["install", "--prefix", folder, ...options, "--no-fund"], { show: true });
  cpSync(join(folder, "package-lock.json"), join(project, "package-lock.json"));
} finally {
  rmSync(folder, { recursive: true });
}
run("node", ["scripts/check-dependencies.js"], { show: true });
