// Builds messages, site and back office, and compresses what is served as files.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
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
import { defaultLang, languages } from "../domain/language.ts";
import { buildName, currentBuild, environment, fail, project, run } from "./prepare.js";
import { shortenTable } from "./shorten-table.js";

const compressible = /\.(?:js|css|svg|html|json|txt)$/;
const builds = join(project, "build");
const name = buildName();
/** Made aside and moved into place when it is whole: nobody ever starts from half a build. */
const target = join(builds, `making-${name}-${process.pid}`);

async function buildIn({ code }) {
  const env = { ...environment, SITE_LANGUAGE: code, BUILD_FOLDER: join(target, code) };
  await promisify(execFile)("react-router", ["build"], { cwd: project, env }).catch((error) =>
    fail(`${error.stdout}${error.stderr}`),
  );
}

/**
 * One server for all languages, and for each the scripts of its own; files that do not differ have
 * the same name and are kept once. The server learns from the manifests which are whose.
 */
function putTogether() {
  renameSync(join(target, defaultLang, "server"), join(target, "server"));
  const manifests = {};
  for (const { code } of languages) {
    const client = join(target, code, "client");
    const whole = readManifest(join(client, "assets"));
    const short = writeManifest(client, shortenTable(whole));
    manifests[code] = { whole, short };
    cpSync(client, join(target, "client"), { recursive: true });
    rmSync(join(target, code), { recursive: true });
  }
  writeFileSync(join(target, "server/manifests.json"), JSON.stringify(manifests));
}

function readManifest(assets) {
  const [name = ""] = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name));
  const [, manifest] = /^window\.__reactRouterManifest=(.*);$/s.exec(
    readFileSync(join(assets, name), "utf8"),
  );
  return JSON.parse(manifest);
}

/** Writes it as the router's build does; the name follows from what is inside. */
function writeManifest(client, manifest) {
  const hash = createHash("sha256").update(JSON.stringify(manifest)).digest("hex").slice(0, 8);
  const named = { ...manifest, url: `/assets/manifest-${hash}.js` };
  writeFileSync(join(client, named.url), `window.__reactRouterManifest=${JSON.stringify(named)};`);
  return named;
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

process.on("exit", () => rmSync(target, { recursive: true, force: true }));
mkdirSync(target, { recursive: true });
run("node", ["scripts/compile-messages.js"]);
await Promise.all(languages.map(buildIn));
putTogether();
const admin = { env: { BUILD_FOLDER: join(target, "admin") } };
run("vite", ["build", "--config", "admin/vite.config.ts", "--logLevel", "warn"], admin);
compressFolder(join(target, "client"));
compressFolder(join(target, "admin"));
putInPlace();
