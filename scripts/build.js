// Builds messages, site and back office, and compresses what is served as files.
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildName, currentBuild, environment, fail, project, run } from "./prepare.js";

const compressible = /\.(?:js|css|svg|html|json|txt)$/;
const builds = join(project, "build");
const name = buildName();
/** Made aside and moved into place when it is whole: nobody ever starts from half a build. */
const target = join(builds, `making-${name}-${process.pid}`);
const adminTarget = `${target}-admin`;

async function start(program, args, env) {
  const options = { cwd: project, env: { ...environment, NODE_ENV: "production", ...env } };
  await promisify(execFile)(program, args, options).catch((error) =>
    fail(`${error.stdout}${error.stderr}`),
  );
}

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Nodes started from the builds before may still be running; those from long ago are not. */
const kept = 3;

function putInPlace() {
  const place = join(builds, name);
  // Whatever is there already is whole, and a node may be running from it.
  if (!existsSync(place)) renameSync(target, place);
  writeFileSync(`${currentBuild}.${process.pid}`, name);
  renameSync(`${currentBuild}.${process.pid}`, currentBuild);
  const folders = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name))
    .map((entry) => join(builds, entry.name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of folders.slice(kept)) rmSync(old, { recursive: true, force: true });
}

process.on("exit", () => {
  for (const left of [target, adminTarget]) rmSync(left, { recursive: true, force: true });
});
mkdirSync(target, { recursive: true });
run("node", ["scripts/compile-messages.js"]);
await Promise.all([
  start("react-router", ["build"], { BUILD_FOLDER: target }),
  start("vite", ["build", "--config", "admin/vite.config.ts"], {
    BUILD_FOLDER: adminTarget,
  }),
]);
renameSync(adminTarget, join(target, "admin"));
compressFolder(join(target, "client"));
compressFolder(join(target, "admin"));
putInPlace();
